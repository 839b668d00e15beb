import type { PartFacts } from "part-check/model.ts";
import type { Dimensions, Measured } from "part-check/result.ts";
import type { Material, Process } from "part-check/rules/rule.ts";
import { type ReactNode, useEffect, useId, useState } from "react";

import { fetchMaterials } from "./fetch-rules.ts";
import { PlaceButton, type Shown } from "./place-button.tsx";
import { Length, MeasuredQuantity, Size } from "./quantity.tsx";

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
  const title = useId();
  const { box, size, volume, area, bodies, mesh } = model;
  const measured = (label: string, value: Measured | undefined) => (
    <Property label={label}>
      {value ? (
        <PlaceButton places={placesOf(label, value)} shown={shown} show={show}>
          <Length value={value.value} />
          <span className="pc-sr">: show the {label.toLowerCase()} in the picture</span>
        </PlaceButton>
      ) : dimensions ? (
        "none found"
      ) : (
        "…"
      )}
    </Property>
  );
  return (
    <section className="pc-properties" aria-labelledby={title}>
      <h3 id={title}>Measured</h3>
      <dl>
        <Property label="Size">
          <Size value={size} />
          {box.isTurned && " (turned)"}
        </Property>
        <Property label="Volume">
          {!mesh.isClosed && (volume > 0 ? "about " : "none enclosed")}
          {volume > 0 && <MeasuredQuantity value={volume / 1000} unit="cm³" />}
        </Property>
        <Property label="Surface area">
          <MeasuredQuantity value={area} unit="mm²" />
        </Property>
        <Weight volume={volume} {...weight} />
        {dimensions?.machining !== undefined && (
          <Property label="Machined by">{MACHINING[dimensions.machining]}</Property>
        )}
        {bodies.length > 1 && <Property label="Bodies">{bodies.length}</Property>}
        {dimensions?.sheetThickness !== undefined && (
          <Property label="Sheet thickness">
            <Length value={dimensions.sheetThickness} />
          </Property>
        )}
        {measured("Thinnest wall", dimensions?.smallestWall)}
        {measured("Thickest wall", dimensions?.largestWall)}
        {measured("Smallest hole", dimensions?.smallestHole)}
        {measured("Smallest inside radius", dimensions?.smallestRadius)}
        <Property label="Solid">{solidText(model)}</Property>
      </dl>
    </section>
  );
}

const MACHINING = {
  turning: "turning",
  "3-axis": "3-axis milling",
  "4-axis": "4-axis milling",
  "5-axis": "5-axis milling",
} as const satisfies Record<NonNullable<Dimensions["machining"]>, string>;

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
          <label htmlFor={id}>Weight in</label>{" "}
          <select
            id={id}
            value={material?.id ?? ""}
            onChange={({ currentTarget: { value } }) =>
              setMaterial(materials.find((grade) => grade.id === value))
            }
          >
            <option value="">{materials.length === 0 ? "no grades loaded" : "choose a material"}</option>
            {[...families].map(([family, grades]) => (
              <optgroup key={family} label={family}>
                {grades.map((grade) => (
                  <option key={grade.id} value={grade.id}>
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
function solidText({ volume, mesh }: PartFacts): string {
  const { isClosed, openEdges, sharedEdges, flippedTriangles, unjoinedPlaces } = mesh;
  if (isClosed && sharedEdges + flippedTriangles === 0) return "yes";
  if (volume === 0) return "no: surfaces only";
  const problems = [
    counted(unjoinedPlaces, "open place", "open places"),
    unjoinedPlaces === 0 && counted(openEdges, "open edge", "open edges"),
    counted(sharedEdges, "edge where faces cross", "edges where faces cross"),
    counted(flippedTriangles, "facet inside out", "facets inside out"),
  ].filter(Boolean);
  return `not quite: ${problems.join(", ")}`;
}

function counted(count: number, one: string, many: string): string {
  return count === 0 ? "" : `${count} ${count === 1 ? one : many}`;
}
