import type { PartFacts } from "part-check/model.ts";
import type { AssessedPart } from "part-check/result.ts";
import type { Process, Source } from "part-check/rules/rule.ts";
import { useId } from "react";

import { Reason } from "./answer.tsx";
import { SourceTitle } from "./source-title.tsx";
import { useViewWords } from "./use-words.ts";

interface AssemblyProps {
  model: PartFacts;
  parts: readonly AssessedPart[];
  /** The number of bodies that were not judged. */
  bodiesNotJudged: number;
  /** The process whose findings are shown, and its service. */
  process: Process;
  service: Pick<Source, "title" | "language">;
}

/** The different parts of an assembly: how many there are of each, and whether the process suits it. */
export function Assembly({ model, parts, bodiesNotJudged, process, service }: AssemblyProps) {
  const words = useViewWords();
  const heading = useId();
  const judged = parts.flatMap((part) => {
    const assessment = part.assessments.find((each) => each.process === process);
    return assessment ? [{ ...part, assessment }] : [];
  });
  const count = sumOf(judged);
  const fitting = sumOf(judged.filter(({ assessment }) => assessment.verdict === "fits"));
  return (
    <section className="pc-assembly" aria-labelledby={heading}>
      <h3 id={heading}>
        {judged.length === 1 ? words.equalParts(count) : words.differentParts(count, judged.length)}
      </h3>
      <p className="pv-note">
        <SourceTitle {...service} label={(title) => words.partsFit(title, fitting, count)} />
        {bodiesNotJudged > 0 && ` ${words.notJudged(bodiesNotJudged)}`}
      </p>
      <ul>
        {judged.map(({ quantity, bodies, assessment }) => (
          <li key={bodies.join()} data-verdict={assessment.verdict}>
            <span className="pc-number">{quantity} ×</span>{" "}
            <bdi>{bodies[0] === undefined ? "" : model.bodies[bodies[0]]?.name}</bdi>{" "}
            <span className="pc-verdict">{words.verdicts[assessment.verdict]}</span>{" "}
            <Reason assessment={assessment} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function sumOf(parts: readonly AssessedPart[]): number {
  return parts.reduce((sum, { quantity }) => sum + quantity, 0);
}
