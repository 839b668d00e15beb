import type { Reading } from "part-check/messages.ts";
import type { FileUnit, Note, PartFacts } from "part-check/model.ts";
import { useId } from "react";

import { MeasuredQuantity, Size } from "./quantity.tsx";

interface ReadingProps {
  model: PartFacts;
  readAgain: (reading: Reading) => void;
}

interface PartHeadProps extends ReadingProps {
  /** Whether the unit of the file is in doubt, and with it all sizes and verdicts. */
  isUnitDoubtful: boolean;
}

/** The name and size of the part, and what the visitor can choose about its file. */
export function PartHead({ model, isUnitDoubtful, readAgain }: PartHeadProps) {
  const { fileName, size, volume, bodies } = model;
  return (
    <div className="pc-head">
      <div>
        <h3>
          <bdi>{fileName}</bdi>
        </h3>
        <p className="pc-number">
          <Size value={size} />
          {volume > 0 && (
            <>
              {" · "}
              <MeasuredQuantity value={volume / 1000} unit="cm³" />
            </>
          )}
          {bodies.length > 1 && ` · ${bodies.length} bodies`}
        </p>
      </div>
      <PartInZip model={model} readAgain={readAgain} />
      {isUnitDoubtful && <UnitNote model={model} readAgain={readAgain} />}
      {model.notes.map((note) => (
        <p key={note} className="pc-unit">
          {NOTES[note]}
        </p>
      ))}
    </div>
  );
}

const NOTES: Readonly<Record<Note, string>> = {
  "beam-lattice": "The beam lattice in the file is not checked, and is missing in the volume and weight.",
  "negative-volume": "The file has a negative volume, which is not subtracted from the part.",
};

/** Lets the visitor choose another of the parts in a ZIP file. */
function PartInZip({ model: { partsInZip, partInZip }, readAgain }: ReadingProps) {
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
export function UnitNote({
  model: { unit, statedUnit, probableUnit, isUnitGuessed, partInZip },
  readAgain,
}: ReadingProps) {
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
