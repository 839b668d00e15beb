import type { Measures } from "./measure/measures.ts";
import { type Measurement, placeOf } from "./measure/spots.ts";
import type { Assessment, Finding, FindingValue } from "./result.ts";
import { type Bound, type Measure, MEASURES, type RuleUnit, type Severity } from "./rules/measure.ts";
import { type Machine, type Process, PROCESSES, type Rule } from "./rules/rule.ts";
import { findingTexts } from "./words.ts";

/**
 * A smaller deviation from a rule is no finding. Files and tessellation round values, and parts in inches have the nearest fraction of an
 * inch: 1/16 in for 1.6 mm.
 */
const TOLERANCE = { share: 0.01, mm: 0.002, degrees: 0.05 };

/** In the guides, ribs are 0.5 to 0.6 walls thick at the base, thinner at the top, and have half the draft of other faces. */
const MIN_RIB_THICKNESS = 0.4;
const MIN_DRAFT_OF_RIB = 0.5;

/** Worst first. */
const SEVERITIES: readonly Severity[] = ["unsuitable", "change", "advice"];

/** A finding, and how far its value is beyond the rule. */
interface Ranked {
  readonly finding: Finding;
  readonly excess: number;
}

/** Compares a part with the rules and machines of each process. */
export function assess(
  measures: Measures,
  rules: readonly Rule[],
  machines: readonly Machine[],
): Assessment[] {
  return PROCESSES.flatMap((process) => {
    const ownRules = rules.filter((rule) => rule.process === process);
    const ownMachines = machines.filter((machine) => machine.process === process);
    return ownRules.length + ownMachines.length === 0
      ? []
      : [assessProcess(process, measures, ownRules, ownMachines)];
  });
}

function assessProcess(
  process: Process,
  measures: Measures,
  rules: readonly Rule[],
  machines: readonly Machine[],
): Assessment {
  const sheetRule = rules.find(({ measure }) => measure === "sheet");
  const isNoSheet = sheetRule !== undefined && "reason" in measures.sheet;
  const hasRibRule = rules.some(({ measure }) => measure === "rib-thickness");
  const ranked = [
    ...sizeFindings(measures, machines),
    // The other rules do not apply to a part that is not a sheet.
    ...(isNoSheet ? [sheetRule] : rules).flatMap((rule) => ruleFindings(measures, rule, hasRibRule)),
  ];
  const findings = ranked
    .toSorted(
      (a, b) =>
        SEVERITIES.indexOf(a.finding.severity) - SEVERITIES.indexOf(b.finding.severity) ||
        b.excess - a.excess,
    )
    .map(({ finding }) => finding)
    .filter((finding, index, sorted) => !sorted.slice(0, index).some((worse) => isSame(worse, finding)));
  const severities = new Set(findings.map(({ severity }) => severity));
  const verdict = severities.has("unsuitable") ? "unsuitable" : severities.has("change") ? "changes" : "fits";
  return { process, verdict, findings };
}

/**
 * Whether two findings are about the same place. Only the worse one is kept: a guide may give the limit and the recommended value as two
 * rules.
 */
function isSame(a: Finding, b: Finding): boolean {
  return a.measure === b.measure && a.place.point.every((value, axis) => value === b.place.point[axis]);
}

/** A part may be turned, so its sides are compared by length. */
function sizeFindings({ part, facts: { size } }: Measures, machines: readonly Machine[]): Ranked[] {
  const [largest] = machines.toSorted((a, b) => excessOf(size, a) - excessOf(size, b));
  if (largest === undefined) return [];
  const sides = largest.size.toSorted((a, b) => b - a);
  const tooLong = [0, 1, 2].filter((at) => (size[at] ?? 0) - (sides[at] ?? Infinity) > 0.01);
  if (tooLong.length === 0) return [];
  const valueOf = (lengths: readonly number[]): FindingValue => {
    const [value = 0, ...otherSides] = tooLong.map((at) => lengths[at] ?? 0);
    return { value, unit: "mm", ...(otherSides.length > 0 && { otherSides }) };
  };
  const place = placeOf(part, []);
  const finding: Finding = {
    measure: "size",
    ruleId: largest.id,
    severity: "unsuitable",
    ...findingTexts("size"),
    measured: valueOf(size),
    rule: valueOf(sides),
    place,
    count: 1,
    places: [place],
  };
  return [{ finding, excess: excessOf(size, largest) }];
}

function excessOf(size: readonly number[], machine: Machine): number {
  const sides = machine.size.toSorted((a, b) => b - a);
  return Math.max(...size.map((side, index) => side - (sides[index] ?? Infinity)));
}

/** The finding about a rule. Empty if the part meets it. */
function ruleFindings(measures: Measures, rule: Rule, hasRibRule: boolean): Ranked[] {
  const facts = MEASURES[rule.measure];
  const unit = rule.unit ?? facts.units[0] ?? "mm";
  if (facts.bound === "none") {
    const byTitle = Map.groupBy(measures.measurements(rule.measure, 0), ({ texts }) => texts?.title);
    return [...byTitle.values()].flatMap((own) =>
      joinMeasurements(rule, unit, own, measures, facts.severity),
    );
  }
  const [limit, recommended] = [rule.limit, rule.recommended].map((value) =>
    inMeasure(value, rule.measure, unit, measures),
  );
  const thresholds = [limit, recommended].filter((value) => value !== undefined);
  if (thresholds.length === 0) return [];
  const threshold = facts.bound === "minimum" ? Math.max(...thresholds) : Math.min(...thresholds);
  const isBeyond = (value: number, number: number | undefined) =>
    number !== undefined && isWorse(value, number, facts.bound, unit);
  const measured =
    hasRibRule && (rule.measure === "wall" || rule.measure === "draft")
      ? measures.measurementsWithRibs(
          rule.measure,
          threshold,
          thresholdOfRibs(rule.measure, limit, recommended),
        )
      : measures.measurements(rule.measure, threshold);
  const beyond = measured.filter(({ value }) => isBeyond(value, threshold));
  // What only misses the recommended value is a finding of its own: its number is another one.
  const [required, advised] = [true, false].map((misses) =>
    beyond.filter(({ value }) => isBeyond(value, limit) === misses),
  );
  const multiple = "unsuitableAt" in facts && limit !== undefined ? facts.unsuitableAt * limit : undefined;
  const isUnsuitable = beyond.some(({ value }) => isBeyond(value, multiple));
  return [
    ...joinMeasurements(rule, unit, required ?? [], measures, isUnsuitable ? "unsuitable" : "change", limit),
    ...joinMeasurements(rule, unit, advised ?? [], measures, "advice", recommended),
  ];
}

/** The threshold for the sides of ribs, where other rules limit the thickness of ribs. */
function thresholdOfRibs(measure: "wall" | "draft", limit = 0, recommended = 0): number {
  return measure === "wall"
    ? MIN_RIB_THICKNESS * Math.max(limit, recommended)
    : Math.max(limit, MIN_DRAFT_OF_RIB * recommended);
}

/** Converts a multiple of the thickness to a length, for measures of lengths. */
function inMeasure(
  value: number | undefined,
  measure: Measure,
  unit: RuleUnit,
  measures: Measures,
): number | undefined {
  return value !== undefined && isMultiple(measure, unit) ? value * measures.thickness : value;
}

function isMultiple(measure: Measure, unit: RuleUnit): boolean {
  const units: readonly RuleUnit[] = MEASURES[measure].units;
  return unit === "×" && units.includes("mm");
}

function isWorse(value: number, number: number, bound: Bound, unit: RuleUnit): boolean {
  const tolerance = TOLERANCE.share * number + (unit === "°" ? TOLERANCE.degrees : TOLERANCE.mm);
  return bound === "minimum" ? value < number - tolerance : value > number + tolerance;
}

/** Joins the measurements that do not meet a rule into one finding, at the worst place. Empty if there are none. `number` is what they miss. */
function joinMeasurements(
  rule: Rule,
  unit: RuleUnit,
  measurements: readonly Measurement[],
  measures: Measures,
  severity: Severity,
  number?: number,
): Ranked[] {
  const { bound, finding: texts } = MEASURES[rule.measure];
  const isMaximum = bound === "maximum";
  const worstFirst = measurements.toSorted(
    (a, b) => (isMaximum ? b.value - a.value : a.value - b.value) || b.area - a.area,
  );
  const [worst] = worstFirst;
  if (worst === undefined) return [];
  const inUnit = (value: number) => ({
    value: isMultiple(rule.measure, unit) ? value / measures.thickness : value,
    unit,
  });
  const finding: Finding = {
    measure: rule.measure,
    ruleId: rule.id,
    severity: worst.severity ?? severity,
    ...(worst.texts ?? { key: rule.measure, ...texts }),
    ...(number !== undefined && { measured: inUnit(worst.value), rule: inUnit(number) }),
    place: worst.place,
    count: measurements.length,
    places: worstFirst.map(({ place: { point, triangles }, value }) =>
      number === undefined ? { point, triangles } : { point, triangles, measured: inUnit(value) },
    ),
  };
  const ratio = number === undefined ? 1 : (worst.value + 1e-9) / (number + 1e-9);
  return [{ finding, excess: isMaximum ? ratio : 1 / ratio }];
}
