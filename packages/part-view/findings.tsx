import type { Assessment, Finding } from "part-check/result.ts";
import { MEASURES } from "part-check/rules/measure.ts";
import type { RuleSet } from "part-check/rules/rule.ts";

import { serviceOf, textsOf } from "./answer.tsx";
import { PlaceButton, type Places, type Shown } from "./place-button.tsx";
import { RuleValue } from "./quantity.tsx";
import { SourceTitle } from "./source-title.tsx";
import { usePartWords, useViewWords } from "./use-words.ts";

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
  const words = useViewWords();
  const { process, verdict } = assessment;
  const findings = assessment.findings.filter(({ measure }) => !isUnchecked || measure === "mesh");
  return (
    <section id={id} className="pc-findings" aria-labelledby={`${id}-title`} data-verdict={verdict}>
      <h3 id={`${id}-title`}>
        {isUnchecked ? (
          words.noSolid
        ) : (
          <>
            <SourceTitle {...serviceOf(process, rules)} />{" "}
            <span className="pc-verdict">{words.verdicts[verdict]}</span>
          </>
        )}
      </h3>
      {findings.length === 0 && !isUnchecked ? (
        <p className="pc-none">{words.meetsRules}</p>
      ) : (
        <ol>
          {findings.map((finding) => (
            <li key={`${finding.ruleId} ${finding.place.point.join(" ")}`}>
              <FindingText finding={finding} rules={rules} {...places} />
            </li>
          ))}
        </ol>
      )}
      <p className="pv-note">{words.notice}</p>
    </section>
  );
}

interface FindingTextProps extends Pick<FindingsProps, "rules" | "shown" | "show"> {
  finding: Finding;
}

function FindingText({ finding, rules, shown, show }: FindingTextProps) {
  const { view: words, check } = usePartWords();
  const { measure, severity, measured, count, ruleId } = finding;
  const { title, text } = textsOf(finding, check);
  const source = [...rules.rules, ...rules.machines].find(({ id }) => id === ruleId);
  const places = placesOf(finding, title);
  return (
    <>
      <h4>
        <PlaceButton places={places} shown={shown} show={show}>
          {title}
        </PlaceButton>
        <span className="pc-severity" data-severity={severity}>
          {words.severities[severity]}
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
              {places.limit.bound === "minimum" ? words.atLeast : words.atMost}{" "}
              <RuleValue value={places.limit.value} />
            </span>
          )}
          {count > 1 && <span>{words.places(count)}</span>}
        </p>
      )}
      <p>
        {text}{" "}
        {source && (
          // Opens a new tab, because leaving the page would end the check.
          <a href={source.href} target="_blank">
            <SourceTitle {...source} label={measure === "size" ? words.process : words.rule} />
            <span className="pc-sr"> {words.newTab}</span>
          </a>
        )}
      </p>
    </>
  );
}

function placesOf({ measure, places, rule }: Finding, title: string): Places {
  const bound = measure === "size" ? "maximum" : MEASURES[measure].bound;
  return { title, places, ...(rule && bound !== "none" && { limit: { bound, value: rule } }) };
}
