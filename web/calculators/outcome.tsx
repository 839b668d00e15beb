import type { Outcome as CalculatedOutcome, ResultLine, SharedWords } from "calculators/calculator.ts";
import { lengthText } from "calculators/units.ts";
import type { ReactNode } from "react";

import { TextsInLanguages } from "#ui/in-language.tsx";
import { keepUnitsTogether } from "#ui/non-breaking.ts";

interface OutcomeProps {
  outcome: CalculatedOutcome;
  words: SharedWords;
  problemId: string;
}

/** The result of a calculator, or the limit that a value crosses. Screen readers hear it change. */
export function Outcome({ outcome, words, problemId }: OutcomeProps) {
  return (
    <output className="block border-t-[1.5px] border-ink pt-4">
      {"problem" in outcome ? (
        <p id={problemId} className="text-accent-text">
          {keepUnitsTogether(outcome.problem)}
        </p>
      ) : (
        <dl className="grid grid-cols-2 gap-3">
          {outcome.lines.map(({ label, ...line }, index) => (
            <Line key={label} label={label} isFirst={index === 0}>
              <ResultValue {...line} words={words} />
            </Line>
          ))}
        </dl>
      )}
    </output>
  );
}

interface LineProps {
  label: ReactNode;
  /** The first line is the largest. */
  isFirst?: boolean;
  children: ReactNode;
}

/** One value of a result with its label. */
export function Line({ label, isFirst = false, children }: LineProps) {
  return (
    <div className={isFirst ? "col-span-full" : undefined}>
      <dt className="text-13 text-ink-3">{label}</dt>
      <dd className={isFirst ? "text-figure font-medium" : "font-mono text-15"}>{children}</dd>
    </div>
  );
}

type ResultValueProps = Omit<ResultLine, "label"> & { words: SharedWords };

/** A text, names, or a length in the units of the page, which its switch changes. */
export function ResultValue({ value, words }: ResultValueProps) {
  if (typeof value === "string") return keepUnitsTogether(value);
  if (!("mm" in value))
    return <TextsInLanguages texts={value} separator=" · " renderText={keepUnitsTogether} />;
  return (
    <>
      <span className="metric">{lengthText(value, "metric", words)}</span>
      <span className="imperial">{lengthText(value, "imperial", words)}</span>
    </>
  );
}
