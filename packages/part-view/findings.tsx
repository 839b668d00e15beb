import type { Assessment, Finding } from "part-check/result.ts";
import { MEASURES, type Severity } from "part-check/rules/measure.ts";
import type { RuleSet } from "part-check/rules/rule.ts";

import { titleOf, VERDICTS } from "./answer.tsx";
import { PlaceButton, type Places, type Shown } from "./place-button.tsx";
import { RuleValue } from "./quantity.tsx";

const SEVERITIES = {
  unsuitable: "Not suitable",
  change: "Change",
  advice: "Advice",
} as const satisfies Record<Severity, string>;

interface FindingsProps {
  id: string;
  assessment: Assessment;
  /** Whether the part is no solid, so that only its open places are known. */
  isUnchecked: boolean;
  rules: RuleSet;
  shown: Shown | undefined;
  show: (shown: Shown | undefined) => void;
}

/** The findings of one process, worst first. */
export function Findings({ id, assessment, isUnchecked, rules, ...places }: FindingsProps) {
  const { process, verdict } = assessment;
  const findings = assessment.findings.filter(({ measure }) => !isUnchecked || measure === "mesh");
  return (
    <section id={id} className="pc-findings" aria-labelledby={`${id}-title`} data-verdict={verdict}>
      <h3 id={`${id}-title`}>
        {isUnchecked ? (
          "Not a solid"
        ) : (
          <>
            {titleOf(process, rules)} <span className="pc-verdict">{VERDICTS[verdict]}</span>
          </>
        )}
      </h3>
      {findings.length === 0 && !isUnchecked ? (
        <p className="pc-none">The part meets every rule checked for this process.</p>
      ) : (
        <ol>
          {findings.map((finding) => (
            <li key={`${finding.ruleId} ${finding.place.point.join(" ")}`}>
              <FindingText finding={finding} rules={rules} {...places} />
            </li>
          ))}
        </ol>
      )}
      <p className="pv-note">
        The check compares the shape of the part with typical rules. Tolerances, threads and finishes are not
        part of a CAD file; we read your drawing before we quote.
      </p>
    </section>
  );
}

interface FindingTextProps extends Pick<FindingsProps, "rules" | "shown" | "show"> {
  finding: Finding;
}

function FindingText({ finding, rules, shown, show }: FindingTextProps) {
  const { measure, severity, title, text, measured, count, ruleId } = finding;
  const source = [...rules.rules, ...rules.machines].find(({ id }) => id === ruleId);
  const places = placesOf(finding);
  return (
    <>
      <h4>
        <PlaceButton places={places} shown={shown} show={show}>
          {title}
        </PlaceButton>
        <span className="pc-severity" data-severity={severity}>
          {SEVERITIES[severity]}
        </span>
      </h4>
      {(measured || count > 1) && (
        <p className="pc-values">
          {measured && (
            <strong>
              <RuleValue value={measured} />
            </strong>
          )}
          {places.limit && (
            <span>
              {places.limit.bound === "minimum" ? "at least" : "at most"}{" "}
              <RuleValue value={places.limit.value} />
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

function placesOf({ measure, title, places, rule }: Finding): Places {
  const bound = measure === "size" ? "maximum" : MEASURES[measure].bound;
  return { title, places, ...(rule && bound !== "none" && { limit: { bound, value: rule } }) };
}
