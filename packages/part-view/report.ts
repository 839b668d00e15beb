import type { ResultMessage } from "part-check/messages.ts";
import type { PartFacts } from "part-check/model.ts";
import type { Assessment, Finding } from "part-check/result.ts";
import { MEASURES } from "part-check/rules/measure.ts";
import type { RuleSet } from "part-check/rules/rule.ts";

import { isSurfaceOnly, serviceOf } from "./answer.tsx";
import { findingText, lengthText, quantityText, sizeText } from "./lengths.ts";
import { english } from "./words.ts";

/** The result of a check, as the visitor sees it. */
export interface Reported {
  readonly model: PartFacts;
  readonly result: ResultMessage;
  readonly rules: RuleSet;
  /** Best first. */
  readonly assessments: readonly Assessment[];
  /** The process whose findings the visitor sees. */
  readonly open: Assessment;
}

/** A checked part, whichever process is open. */
export type Checked = Omit<Reported, "open">;

/**
 * The result of a check as a page of plain text, for the people who quote the part: the most important lines first, because a long report
 * is cut off at the end. Each finding has the coordinates of its worst place.
 */
export function reportOf({ model, result, rules, assessments, open }: Reported): string {
  return [
    model.fileName,
    unitLine(model),
    `Size ${sizeText(model.size).metric}, ${solidLine(model)}`,
    dimensionsLine(result),
    "",
    ...(isSurfaceOnly(model) ? [] : [...assessments.map((one) => verdictLine(one, rules)), ""]),
    `Findings for ${serviceOf(open.process, rules).title}:`,
    ...(open.findings.length === 0 ? ["none"] : open.findings.map(findingLine)),
  ]
    .join("\n")
    .replaceAll("\u00a0", " ");
}

function verdictLine({ process, verdict, findings }: Assessment, rules: RuleSet): string {
  const [worst] = verdict === "fits" ? [] : findings;
  const reason = worst ? ` – ${worst.title}${valueOf(worst)}` : "";
  return `${serviceOf(process, rules).title}: ${english.verdicts[verdict]}${reason}`;
}

function unitLine({ format, unit, statedUnit }: PartFacts): string {
  const stated = unit === statedUnit ? "" : `; the file states ${statedUnit ?? "no unit"}`;
  return `${format.toUpperCase()}, read in ${unit}${stated}`;
}

function solidLine(model: PartFacts): string {
  const { volume, mesh, bodies } = model;
  const content = isSurfaceOnly(model)
    ? "surfaces only, nothing was checked"
    : `volume ${quantityText(volume / 1000, "cm³").metric}`;
  return [
    content,
    ...(bodies.length > 1 ? [`${bodies.length} bodies`] : []),
    ...(volume > 0 && !mesh.isClosed ? ["not closed"] : []),
  ].join(", ");
}

function dimensionsLine({
  dimensions: { smallestWall, largestWall, smallestHole, smallestRadius, sheetThickness },
}: ResultMessage): string {
  const lengths: readonly (readonly [string, number | undefined])[] = [
    ["sheet", sheetThickness],
    ["walls from", smallestWall?.value],
    ["to", largestWall?.value],
    ["smallest hole", smallestHole?.value],
    ["smallest inside radius", smallestRadius?.value],
  ];
  const known = lengths.flatMap(([name, length]) =>
    length === undefined ? [] : [`${name} ${lengthText(length).metric}`],
  );
  return known.length === 0
    ? "No walls or holes found"
    : `Measured: ${known.join(", ").replace(", to ", " to ")}`;
}

function findingLine(finding: Finding): string {
  const { severity, title, count, place } = finding;
  const at = place.point.map((coordinate) => Number(coordinate.toFixed(1))).join(", ");
  const places = count > 1 ? `, ${count} places, worst` : "";
  return `- ${title}${valueOf(finding)}${limitOf(finding)} (${severity})${places} at X, Y, Z = ${at} mm`;
}

function valueOf({ measured }: Finding): string {
  return measured ? ` ${findingText(measured).metric}` : "";
}

function limitOf({ measure, rule }: Finding): string {
  if (!rule) return "";
  const isMinimum = measure !== "size" && MEASURES[measure].bound === "minimum";
  return `, ${isMinimum ? "at least" : "at most"} ${findingText(rule).metric}`;
}
