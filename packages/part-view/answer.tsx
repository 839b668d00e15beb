import type { PartFacts } from "part-check/model.ts";
import type { Assessment, Finding, Verdict } from "part-check/result.ts";
import { type Process, PROCESSES, type RuleSet, type Source } from "part-check/rules/rule.ts";
import { type PartCheckWords, wordsOfFinding } from "part-check/words.ts";
import { type ReactNode, useId } from "react";

import { RuleValue } from "./quantity.tsx";
import { SourceTitle } from "./source-title.tsx";
import { usePartWords, useViewWords } from "./use-words.ts";

interface AnswerProps {
  /** Best first. */
  assessments: readonly Assessment[];
  rules: RuleSet;
  /** The process whose findings are shown. */
  process: Process | undefined;
  setProcess: (process: Process) => void;
  /** The id of the element with its findings. */
  panel: string;
  /** A few words about each process. */
  notes?: ProcessNotes | undefined;
}

/** A few words about each process in the row, such as its price. */
export interface ProcessNotes {
  /** What they are, as a paragraph: "Price per part at 10". */
  title: ReactNode;
  render: (process: Process) => ReactNode;
}

/** The answer of the check in one row: each process with its verdict, and what speaks most against it. */
export function Answer({ assessments, rules, process, setProcess, panel, notes }: AnswerProps) {
  const words = useViewWords();
  const title = useId();
  return (
    <section className="pc-answer" aria-labelledby={title}>
      <header>
        <h3 id={title}>{words.processes}</h3>
        {notes?.title}
      </header>
      {assessments.length === 0 && <p className="pc-message">{words.noRules}</p>}
      <ol>
        {assessments.map((assessment) => (
          <li key={assessment.process} data-verdict={assessment.verdict}>
            <button
              type="button"
              aria-pressed={assessment.process === process}
              aria-controls={panel}
              onClick={() => setProcess(assessment.process)}
            >
              <span className="pc-name">
                <SourceTitle {...serviceOf(assessment.process, rules)} />
              </span>{" "}
              <span>
                <span className="pc-verdict">{words.verdicts[assessment.verdict]}</span>{" "}
                <Reason assessment={assessment} />{" "}
                {notes && <span className="pc-note">{notes.render(assessment.process)}</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The title of a process, and its language if that is not the reader's. */
export function serviceOf(process: Process, { services }: RuleSet): Pick<Source, "title" | "language"> {
  return services.find((service) => service.process === process) ?? { title: process };
}

/** The worst finding with its value. For a process that fits, the number of its hints. */
export function Reason({ assessment: { verdict, findings } }: { assessment: Assessment }) {
  const { view, check } = usePartWords();
  const [worst] = findings;
  if (!worst) return null;
  if (verdict === "fits") return <span className="pc-reason">{view.hints(findings.length)}</span>;
  return (
    <span className="pc-reason">
      {textsOf(worst, check).title}
      {worst.measured && (
        <>
          {" "}
          <span className="pc-number">
            <RuleValue value={worst.measured} />
          </span>
        </>
      )}
      <span className="pc-sr"> {view.findings(findings.length)}</span>
    </span>
  );
}

/** The texts of a finding, in English without `words`. */
export function textsOf(
  finding: Finding,
  words: PartCheckWords | undefined,
): Pick<Finding, "title" | "text"> {
  return words ? wordsOfFinding(finding, words) : finding;
}

/** Whether a file has faces, but no solid: then no wall, hole or process can be judged. */
export function isSurfaceOnly({ volume, mesh }: Pick<PartFacts, "volume" | "mesh">): boolean {
  return volume === 0 && !mesh.isClosed;
}

const ORDER: readonly Verdict[] = ["fits", "changes", "unsuitable"];

/**
 * Sorts processes: the best verdict first, then the lowest price, then the one with the fewest things to change, then the fewest hints. A
 * part that is one sheet is best made of sheet metal.
 */
export function bestFirst(
  assessments: readonly Assessment[],
  isSheet: boolean,
  priceOf: (process: Process) => number | undefined = () => undefined,
): readonly Assessment[] {
  const prices = new Map(assessments.map(({ process }) => [process, priceOf(process)]));
  const rank = ({ process, verdict, findings }: Assessment) => [
    ORDER.indexOf(verdict),
    isSheet && process === "sheet-metal-fabrication" ? 0 : 1,
    // Not Infinity: the difference of two is not a number.
    prices.get(process) ?? Number.MAX_VALUE,
    findings.filter(({ severity }) => severity !== "advice").length,
    findings.length,
    PROCESSES.indexOf(process),
  ];
  return assessments.toSorted((a, b) => {
    const other = rank(b);
    return (
      rank(a)
        .map((value, index) => value - (other[index] ?? 0))
        .find((difference) => difference !== 0) ?? 0
    );
  });
}
