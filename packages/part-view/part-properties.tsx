import type { PartFacts } from "part-check/model.ts";
import type { Dimensions, Measured } from "part-check/result.ts";
import type { Material, Process } from "part-check/rules/rule.ts";
import { type ReactNode, useEffect, useId, useState } from "react";

import { fetchMaterials } from "./fetch-rules.ts";
import { PlaceButton, type Shown } from "./place-button.tsx";
import { Length, MeasuredQuantity, Size } from "./quantity.tsx";
import { useViewWords } from "./use-words.ts";
import type { PartViewWords } from "./words.ts";

interface PartPropertiesProps {
  model: PartFacts;
  /** Undefined while the part is being measured. */
  dimensions: Dimensions | undefined;
  process: Process | undefined;
  material: Material | undefined;
  setMaterial: (material: Material | undefined) => void;
  site: string;
  shown: Shown | undefined;
  show: (shown: Shown | undefined) => void;
}

/** The dimensions of the part, its weight in a chosen material, and whether it is a solid. */
export function PartProperties({ model, dimensions, shown, show, ...weight }: PartPropertiesProps) {
  const words = useViewWords();
  const title = useId();
  const { box, size, volume, area, bodies, mesh } = model;
  const measured = (label: string, value: Measured | undefined) => (
    <Property label={label}>
      {value ? (
        <PlaceButton places={placesOf(label, value)} shown={shown} show={show}>
          <Length value={value.value} />
          <span className="pc-sr">{words.showMeasured(label)}</span>
        </PlaceButton>
      ) : dimensions ? (
        words.noneFound
      ) : (
        "…"
      )}
    </Property>
  );
  return (
    <section className="pc-properties" aria-labelledby={title}>
      <h3 id={title}>{words.measured}</h3>
      <dl>
        <Property label={words.size}>
          <Size value={size} />
          {box.isTurned && ` ${words.turned}`}
        </Property>
        <Property label={words.volume}>
          {!mesh.isClosed && (volume > 0 ? `${words.about} ` : words.noVolume)}
          {volume > 0 && <MeasuredQuantity value={volume / 1000} unit="cm³" />}
        </Property>
        <Property label={words.area}>
          <MeasuredQuantity value={area / 100} unit="cm²" />
        </Property>
        <Weight volume={volume} {...weight} />
        {dimensions?.machining !== undefined && (
          <Property label={words.machinedBy}>{words.machining[dimensions.machining]}</Property>
        )}
        {bodies.length > 1 && <Property label={words.bodyCount}>{bodies.length}</Property>}
        {dimensions?.sheetThickness !== undefined && (
          <Property label={words.sheetThickness}>
            <Length value={dimensions.sheetThickness} />
          </Property>
        )}
        {measured(words.thinnestWall, dimensions?.smallestWall)}
        {measured(words.thickestWall, dimensions?.largestWall)}
        {measured(words.smallestHole, dimensions?.smallestHole)}
        {measured(words.smallestRadius, dimensions?.smallestRadius)}
        <Property label={words.solid}>{solidText(model, words)}</Property>
      </dl>
    </section>
  );
}

/** A measured property as the one place of a finding. */
function placesOf(title: string, { value, place }: Measured): Omit<Shown, "index"> {
  return { title, places: [{ ...place, measured: { value, unit: "mm" } }] };
}

function Property({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="pc-number">{children}</dd>
    </div>
  );
}

/** The weight in a grade of the material tables. If the open process has grades, only these are offered. */
function Weight({
  volume,
  process,
  material,
  setMaterial,
  site,
}: { volume: number } & Pick<PartPropertiesProps, "process" | "material" | "setMaterial" | "site">) {
  const words = useViewWords();
  const [materials, setMaterials] = useState<readonly Material[]>([]);
  const id = useId();
  useEffect(() => {
    let isCurrent = true;
    fetchMaterials(site).then(
      (list) => isCurrent && setMaterials(list),
      // The other properties do not need the grades. The select shows that none were loaded.
      (error: unknown) => console.warn(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [site]);

  const shown = process ? materials.filter(({ processes }) => processes.includes(process)) : materials;
  const families = Map.groupBy(shown.length > 0 ? shown : materials, ({ family }) => family);
  const grams = material && volume > 0 ? (volume / 1000) * material.density : undefined;
  return (
    <Property
      label={
        <>
          <label htmlFor={id}>{words.weightIn}</label>{" "}
          <select
            id={id}
            value={material?.id ?? ""}
            onChange={({ currentTarget: { value } }) =>
              setMaterial(materials.find((grade) => grade.id === value))
            }
          >
            <option value="">{materials.length === 0 ? words.noGrades : words.chooseMaterial}</option>
            {[...families].map(([family, grades]) => (
              <optgroup key={family} label={family}>
                {grades.map((grade) => (
                  <option key={grade.id} value={grade.id} lang={grade.language}>
                    {grade.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </>
      }
    >
      {grams === undefined ? (
        "–"
      ) : grams >= 1000 ? (
        <MeasuredQuantity value={grams / 1000} unit="kg" />
      ) : (
        <MeasuredQuantity value={grams} unit="g" />
      )}
    </Property>
  );
}

/** “yes”, or why the part is no solid. */
function solidText({ volume, mesh }: PartFacts, words: PartViewWords): string {
  const { isClosed, openEdges, sharedEdges, flippedTriangles, unjoinedPlaces } = mesh;
  if (isClosed && sharedEdges + flippedTriangles === 0) return words.isSolid;
  if (volume === 0) return words.isNoSolid;
  const problems = [
    unjoinedPlaces > 0 && words.openPlaces(unjoinedPlaces),
    unjoinedPlaces === 0 && openEdges > 0 && words.openEdges(openEdges),
    sharedEdges > 0 && words.crossingEdges(sharedEdges),
    flippedTriangles > 0 && words.flippedFacets(flippedTriangles),
  ].filter(Boolean);
  return words.isNotQuiteSolid(problems.join(", "));
}
