import type { Assessment, Finding, Place, Verdict } from "part-check/result.ts";
import { MEASURES, type Severity } from "part-check/rules/measure.ts";
import type { Process, RuleSet } from "part-check/rules/rule.ts";
import { useId } from "react";

import { PlaceButton } from "./place-button.tsx";
import { RuleValue } from "./quantity.tsx";

const VERDICTS = {
  fits: "Fits",
  changes: "Fits with changes",
  unsuitable: "Not suitable",
} as const satisfies Record<Verdict, string>;

const SEVERITIES = {
  unsuitable: "Not suitable",
  change: "Change",
  advice: "Advice",
} as const satisfies Record<Severity, string>;

interface FindingsProps {
  assessments: readonly Assessment[];
  rules: RuleSet;
  place: Place | undefined;
  show: (place: Place | undefined) => void;
  /** The process whose findings are open. */
  process: Process | undefined;
  setProcess: (process: Process | undefined) => void;
}

/** The verdict of each process, and the findings of the open one. */
export function Findings({ assessments, rules, process, setProcess, ...places }: FindingsProps) {
  const title = useId();
  return (
    <section className="pc-findings" aria-labelledby={title}>
      <h3 id={title}>Processes</h3>
      {assessments.length === 0 && <p className="pc-message">No rule is published for the check.</p>}
      {assessments.map((assessment) => (
        <ProcessFindings
          key={assessment.process}
          assessment={assessment}
          rules={rules}
          isOpen={process === assessment.process}
          toggle={() => setProcess(process === assessment.process ? undefined : assessment.process)}
          {...places}
        />
      ))}
      <p className="pv-note">
        The check compares the shape of the part with typical rules. Tolerances, threads and finishes are not
        part of a CAD file; we read your drawing before we quote.
      </p>
    </section>
  );
}

interface ProcessFindingsProps extends Pick<FindingsProps, "rules" | "place" | "show"> {
  assessment: Assessment;
  isOpen: boolean;
  toggle: () => void;
}

function ProcessFindings({
  assessment: { process, verdict, findings },
  rules,
  isOpen,
  toggle,
  place,
  show,
}: ProcessFindingsProps) {
  const id = useId();
  const service = rules.services.find((published) => published.process === process);
  return (
    <div className="pc-process" data-verdict={verdict}>
      <h4>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          <span>{service?.title ?? process}</span>
          <span className="pc-verdict">
            {VERDICTS[verdict]}
            {findings.length > 0 && (
              <span className="pc-count">
                {findings.length}
                <span className="pc-sr"> {findings.length === 1 ? "finding" : "findings"}</span>
              </span>
            )}
          </span>
        </button>
      </h4>
      <div id={id} hidden={!isOpen}>
        {findings.length === 0 ? (
          <p className="pc-none">The part meets every rule checked for this process.</p>
        ) : (
          <ol>
            {findings.map((finding) => (
              <li key={`${finding.ruleId} ${finding.place.point.join(" ")}`}>
                <FindingText finding={finding} rules={rules} place={place} show={show} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}

interface FindingTextProps extends Pick<FindingsProps, "rules" | "place" | "show"> {
  finding: Finding;
}

function FindingText({ finding, rules, place, show }: FindingTextProps) {
  const { measure, severity, title, text, measured, rule, count, ruleId } = finding;
  const source = [...rules.rules, ...rules.machines].find(({ id }) => id === ruleId);
  const bound = measure === "size" ? "maximum" : MEASURES[measure].bound;
  return (
    <>
      <h5>
        <PlaceButton place={finding.place} current={place} show={show}>
          {title}
        </PlaceButton>
        <span className="pc-severity" data-severity={severity}>
          {SEVERITIES[severity]}
        </span>
      </h5>
      {(measured || count > 1) && (
        <p className="pc-values">
          {measured && (
            <strong>
              <RuleValue value={measured} />
            </strong>
          )}
          {rule && (
            <span>
              {bound === "minimum" ? "at least" : "at most"} <RuleValue value={rule} />
            </span>
          )}
          {count > 1 && <span>{count} places</span>}
        </p>
      )}
      <p>
        {text}{" "}
        {source && (
          // Opens a new tab, because leaving the page would end the check.
          <a href={source.href} target="_blank">
            {measure === "size" ? "Process" : "Rule"}: {source.title}
            <span className="pc-sr"> (opens in a new tab)</span>
          </a>
        )}
      </p>
    </>
  );
}
