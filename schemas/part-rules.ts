import { findMeasure, type Measure, MEASURES, type RuleUnit } from "part-check/rules/measure.ts";
import {
  type Process,
  PROCESSES,
  type PublishedRule,
  type RuleSet,
  type Source,
} from "part-check/rules/rule.ts";
import type { Quantity, Size } from "quantities/quantity.ts";

// The rules that the part check applies. They come from the published guides.

/** Fields of stored documents, which may be empty while an editor writes. */
type Stored<Type> = { readonly [Name in keyof Type]?: Type[Name] | null | undefined };

export interface StoredService {
  readonly _id: string;
  readonly title: string;
  readonly path: string;
  /** The path of the English page that this one translates. */
  readonly originalPath?: string | undefined;
  readonly figures?: readonly StoredKeyFigure[] | null | undefined;
}

type StoredKeyFigure = Stored<{ label: string; size: Size; quantity: Quantity }>;

type StoredCheck = Stored<{
  measure: string;
  services: readonly { readonly _ref: string }[];
  isOff: boolean;
}>;

interface StoredRule {
  readonly _key: string;
  /** The anchor of the rule on the page of the guide. */
  readonly anchor?: string | null | undefined;
  readonly heading?: string | null | undefined;
  readonly checks?: readonly StoredCheck[] | null | undefined;
  readonly values?:
    | readonly (Stored<{ recommended: Quantity; minimum: Quantity; checks: readonly StoredCheck[] }> & {
        readonly _key: string;
      })[]
    | null
    | undefined;
}

export interface StoredGuide {
  readonly _id: string;
  readonly path: string;
  readonly services?: readonly { readonly _ref: string }[] | null | undefined;
  readonly rules: readonly StoredRule[];
}

/** The rules with a check in published guides, and the largest parts of the services. */
export function publishedRules(guides: readonly StoredGuide[], services: readonly StoredService[]): RuleSet {
  const processes = processesOf(services);
  const rules = guides.flatMap((guide) =>
    guide.rules.flatMap((rule) => {
      const source = {
        title: rule.heading ?? "Rule",
        href: rule.anchor ? `${guide.path}#${rule.anchor}` : guide.path,
      };
      const rulesOfChecks = (
        key: string,
        checks: readonly StoredCheck[] | null | undefined,
        limits: Limits,
      ) =>
        (checks ?? []).flatMap((check) =>
          rulesOf({ id: `${guide._id}.${key}`, check, limits, source, guide, processes }),
        );
      return [
        ...rulesOfChecks(rule._key, rule.checks, {}),
        ...(rule.values ?? []).flatMap((value) =>
          rulesOfChecks(`${rule._key}.${value._key}`, value.checks, value),
        ),
      ];
    }),
  );
  const sizeLabels = new Set(
    services
      .flatMap(({ figures }) => figures ?? [])
      .flatMap(({ size, label }) => (size && label ? label : [])),
  );
  const machines = services.flatMap(({ _id, title, path, figures }) => {
    const process = processes.get(_id);
    const [sides] = (figures ?? []).flatMap((keyFigure) => sidesOf(keyFigure, sizeLabels) ?? []);
    if (!process || !sides) return [];
    return [{ id: `${_id}.size`, process, size: sides, title, href: path }];
  });
  const published = services.flatMap(({ _id, title, path }) => {
    const process = processes.get(_id);
    return process ? [{ process, title, href: path }] : [];
  });
  return { rules, machines, services: published };
}

/** The sides of the largest part, or its longest side, which a service may give under the label that others have for their sizes. */
function sidesOf(
  { label, size, quantity }: StoredKeyFigure,
  sizeLabels: ReadonlySet<string>,
): readonly number[][] | undefined {
  if (size) {
    const sides = [size.length, size.width, size.height].filter((side) => side !== undefined);
    return size.unit === "mm" && sides.length >= 2 ? [sides] : undefined;
  }
  const longest = quantity?.max ?? quantity?.value ?? quantity?.min;
  if (!label || !sizeLabels.has(label) || quantity?.unit !== "mm" || longest === undefined) return undefined;
  return [[longest, longest, longest]];
}

/** Maps the document id of each service to its process, which its English path names. */
export function processesOf(
  services: readonly Pick<StoredService, "_id" | "path" | "originalPath">[],
): ReadonlyMap<string, Process> {
  return new Map(
    services.flatMap(({ _id, path, originalPath = path }) => {
      const process = PROCESSES.find((name) => `/${name}` === originalPath.toLowerCase());
      return process ? [[_id, process]] : [];
    }),
  );
}

type Limits = Stored<{ recommended: Quantity; minimum: Quantity }>;

interface Checked {
  readonly id: string;
  readonly check: StoredCheck;
  readonly limits: Limits;
  readonly source: Source;
  readonly guide: StoredGuide;
  readonly processes: ReadonlyMap<string, Process>;
}

/** One rule for each process of a check. */
function rulesOf({ id, check, limits, source, guide, processes }: Checked): PublishedRule[] {
  const measure = findMeasure(check.measure);
  if (!measure || check.isOff === true) return [];
  const references = check.services?.length ? check.services : (guide.services ?? []);
  const recommended = limitOf(measure, limits.recommended);
  const limit = limitOf(measure, limits.minimum);
  // The two limits can have different units: a hole must be at least 0.8 mm, and at least as wide as the sheet is thick.
  const isMixed = limit && recommended && limit.unit !== recommended.unit;
  const unit = limit?.unit ?? recommended?.unit;
  const numbers: Pick<PublishedRule, "unit" | "limit" | "recommended">[] = isMixed
    ? [
        { unit: limit.unit, limit: limit.value },
        { unit: recommended.unit, recommended: recommended.value },
      ]
    : [
        {
          ...(unit && { unit }),
          ...(limit && { limit: limit.value }),
          ...(recommended && { recommended: recommended.value }),
        },
      ];
  return references.flatMap(({ _ref }) => {
    const process = processes.get(_ref);
    if (!process) return [];
    return numbers.map((number) => {
      const parts = [id, measure, process, ...(isMixed && number.unit ? [number.unit] : [])];
      return Object.assign({ id: parts.join("."), process, measure }, number, source);
    });
  });
}

/** The number of a quantity that limits a measure: the lower end of a range if it is a minimum, the upper end if it is a maximum. */
function limitOf(
  measure: Measure,
  quantity: Quantity | null | undefined,
): { readonly value: number; readonly unit: RuleUnit } | undefined {
  const { bound, units } = MEASURES[measure];
  if (!quantity || bound === "none") return undefined;
  const { value, min, max, unit = "" } = quantity;
  const number = value ?? (bound === "minimum" ? min : max);
  const ruleUnit = units.find((name) => (name === "×" ? unit.startsWith("×") : unit === name));
  return number === undefined || ruleUnit === undefined ? undefined : { value: number, unit: ruleUnit };
}
