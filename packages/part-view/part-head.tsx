import type { Reading } from "part-check/messages.ts";
import type { FileUnit, PartFacts } from "part-check/model.ts";
import { useId } from "react";

import { MAX_LISTED } from "./bodies.tsx";
import { MeasuredQuantity, Size } from "./quantity.tsx";
import { useViewWords } from "./use-words.ts";

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
  const words = useViewWords();
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
          {bodies.length > 1 && ` · ${words.bodies(bodies.length)}`}
        </p>
      </div>
      <PartInZip model={model} readAgain={readAgain} />
      {isUnitDoubtful && <UnitNote model={model} readAgain={readAgain} />}
      {model.notes.map((note) => (
        <p key={note} className="pc-unit">
          {words.notes[note]}
        </p>
      ))}
    </div>
  );
}

/** Lets the visitor choose another of the parts in a ZIP file. */
function PartInZip({ model: { partsInZip, partInZip }, readAgain }: ReadingProps) {
  const words = useViewWords();
  const id = useId();
  if (!partsInZip) return null;
  return (
    <div className="pc-unit">
      <label htmlFor={id}>{words.partInZip(partsInZip.length)}</label>{" "}
      <select
        id={id}
        value={partInZip}
        onChange={({ currentTarget }) => readAgain({ partInZip: currentTarget.value })}
      >
        {partsInZip.slice(0, MAX_LISTED).map((name) => (
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
  const words = useViewWords();
  const id = useId();
  const readIn = (next: FileUnit) => readAgain({ unit: next, ...(partInZip && { partInZip }) });
  if (unit === statedUnit && !probableUnit) return null;
  return (
    <div className="pc-unit">
      <label htmlFor={id}>{statedUnit ? words.statesUnit(statedUnit) : words.statesNoUnit}</label>{" "}
      <select id={id} value={unit} onChange={({ currentTarget }) => readIn(unitNamed(currentTarget.value))}>
        {[...new Set([...UNITS, unit])].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      {isUnitGuessed && <output>{words.unitGuessedReason}</output>}
      {probableUnit && probableUnit !== unit && (
        <output>
          <strong>{words.unitUnusual(unit)}</strong> {words.unitProbable(probableUnit)}{" "}
          <button type="button" className="pc-place" onClick={() => readIn(probableUnit)}>
            {words.readIn(probableUnit)}
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
