import type { Reading } from "part-check/messages.ts";
import type { FileUnit, MeshState, Note, PartFacts } from "part-check/model.ts";
import type { Dimensions, Measured, Place } from "part-check/result.ts";
import type { Material, Process } from "part-check/rules/rule.ts";
import { type ReactNode, useEffect, useId, useState } from "react";

import { fetchMaterials } from "./fetch-rules.ts";
import { PlaceButton } from "./place-button.tsx";
import { Length, MeasuredQuantity, Size } from "./quantity.tsx";

interface PartPropertiesProps {
  model: PartFacts;
  /** Undefined while the part is being measured. */
  dimensions: Dimensions | undefined;
  process: Process | undefined;
  material: Material | undefined;
  setMaterial: (material: Material | undefined) => void;
  site: string;
  readAgain: (reading: Reading) => void;
  place: Place | undefined;
  show: (place: Place | undefined) => void;
}

/** The dimensions of the part, its unit, its weight in a chosen material, and the state of its mesh. */
export function PartProperties({
  model,
  dimensions,
  place,
  show,
  readAgain,
  ...weight
}: PartPropertiesProps) {
  const title = useId();
  const { box, size, volume, area, bodies, mesh } = model;
  const measured = (label: string, value: Measured | undefined) => (
    <Property label={label}>
      {value ? (
        <PlaceButton place={value.place} current={place} show={show}>
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
      <h3 id={title}>
        <bdi>{model.fileName}</bdi>
      </h3>
      <PartInZip model={model} readAgain={readAgain} />
      <UnitNote model={model} readAgain={readAgain} />
      {model.notes.map((note) => (
        <p key={note} className="pc-unit">
          {NOTES[note]}
        </p>
      ))}
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
        <Property label="Mesh">{meshText(mesh)}</Property>
      </dl>
    </section>
  );
}

const NOTES: Readonly<Record<Note, string>> = {
  "beam-lattice": "The beam lattice in the file is not checked, and is missing in the volume and weight.",
  "negative-volume": "The file has a negative volume, which is not subtracted from the part.",
};

function Property({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="pc-number">{children}</dd>
    </div>
  );
}

/** Lets the visitor choose another of the parts in a ZIP file. */
function PartInZip({
  model: { partsInZip, partInZip },
  readAgain,
}: Pick<PartPropertiesProps, "model" | "readAgain">) {
  const id = useId();
  if (!partsInZip) return null;
  return (
    <div className="pc-unit">
      <label htmlFor={id}>One of {partsInZip.length} parts in the ZIP file. Check</label>{" "}
      <select
        id={id}
        value={partInZip}
        onChange={({ currentTarget }) => readAgain({ partInZip: currentTarget.value })}
      >
        {partsInZip.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  );
}

/** Shown if the file has no unit or probably a wrong one, so that the visitor can choose another. */
function UnitNote({
  model: { unit, statedUnit, probableUnit, isUnitGuessed, partInZip },
  readAgain,
}: Pick<PartPropertiesProps, "model" | "readAgain">) {
  const id = useId();
  const readIn = (next: FileUnit) => readAgain({ unit: next, ...(partInZip && { partInZip }) });
  if (unit === statedUnit && !probableUnit) return null;
  return (
    <div className="pc-unit">
      <label htmlFor={id}>The file states {statedUnit ?? "no unit"}. Read in</label>{" "}
      <select id={id} value={unit} onChange={({ currentTarget }) => readIn(unitNamed(currentTarget.value))}>
        {[...new Set([...UNITS, unit])].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      {isUnitGuessed && (
        <output>
          <strong>Read in {unit},</strong> because the size would be unusual in mm.
        </output>
      )}
      {probableUnit && probableUnit !== unit && (
        <output>
          <strong>The size is unusual for {unit};</strong> {probableUnit} is more likely.{" "}
          <button type="button" className="pc-place" onClick={() => readIn(probableUnit)}>
            Read in {probableUnit}
          </button>
        </output>
      )}
    </div>
  );
}

const UNITS = ["mm", "inch", "cm", "m", "µm", "foot"] as const satisfies readonly FileUnit[];

function unitNamed(name: string): FileUnit {
  return UNITS.find((unit) => unit === name) ?? "mm";
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

/** “closed”, or what is wrong with the mesh. */
function meshText({
  isClosed,
  openEdges,
  sharedEdges,
  flippedTriangles,
  degenerateTriangles,
  unjoinedPlaces,
}: MeshState): string {
  if (unjoinedPlaces > 0)
    return `faces are not joined, ${counted(unjoinedPlaces, "place", "places")}: no volume and weight`;
  const problems = [
    counted(openEdges, "open edge", "open edges"),
    counted(sharedEdges, "edge of more than two faces", "edges of more than two faces"),
    counted(flippedTriangles, "flipped triangle", "flipped triangles"),
    counted(degenerateTriangles, "triangle without area", "triangles without area"),
  ].filter((problem) => problem !== "");
  return [isClosed ? "closed" : "open", ...problems].join(", ");
}

function counted(count: number, one: string, many: string): string {
  return count === 0 ? "" : `${count} ${count === 1 ? one : many}`;
}
