import { defineField, type PreviewConfig, type ValidationContext } from "@sanity/types";
import {
  formatQuantity,
  formatSize,
  type Quantity,
  quantityProblem,
  type Size,
} from "quantities/quantity.ts";
import { isUnit, type Unit, units, unitsOf } from "quantities/units.ts";
import type { QuantityWords } from "quantities/words.ts";
import { hasOneOf, storedField } from "stored-values/stored-value.ts";

import type { Options } from "../fields/basic-fields.ts";
import { capabilityOf, figuresById, figuresOf } from "./capability-figures.ts";
import { linkProblem, problemWithCurrentFigures } from "./linked-figure.ts";

interface QuantityOptions extends Options {
  /** The usual unit. The field accepts all units of its dimension, for example all lengths. */
  unit: Unit;
  absent?: Absence | undefined;
}

/** The families of grades that do not have a property, and the error message for editors who fill it in. */
interface Absence {
  readonly families: readonly string[];
  readonly message: string;
}

/** A field for quantities of one dimension, for example lengths. Units of other dimensions are rejected. */
export function quantityField<const Name extends string>(
  name: Name,
  title: string,
  description: string,
  { unit, absent, ...options }: QuantityOptions,
) {
  const allowed = unitsOf(units[unit].dimension);
  return defineField({
    name,
    title,
    type: "quantity",
    description,
    ...options,
    options: { columns: 2, unit },
    validation: (rule) =>
      rule.custom(async (stored, context) => {
        const problem =
          absenceProblem(stored, context.document, absent) ?? (await quantityProblemOf(stored, context));
        if (problem !== undefined) return problem;
        const wrong = await problemWithCurrentFigures(stored, context, (current) => {
          const chosen = storedField(current, "unit");
          const isAllowed = typeof chosen === "string" && isUnit(chosen) && allowed.includes(chosen);
          return chosen === undefined || isAllowed ? undefined : unitProblem(unit, allowed);
        });
        return wrong === undefined || { message: wrong, path: ["unit"] };
      }),
  });
}

/** The units that a field accepts, and its usual unit, from the options that `quantityField` sets. Other fields accept all units. */
export function fittingUnits(options: unknown): { units: readonly Unit[]; unit: Unit | undefined } {
  const unit = storedField(options, "unit");
  return typeof unit === "string" && isUnit(unit)
    ? { units: unitsOf(units[unit].dimension), unit }
    : { units: unitsOf(), unit: undefined };
}

/** Returns an error message if the family of a document does not have the property. */
export function absenceProblem(stored: unknown, document: unknown, absent?: Absence): string | undefined {
  const family = storedField(document, "family");
  const isAbsent = absent?.families.some((other) => other === family) === true;
  return isAbsent && !isEmptiedQuantity(stored) ? absent?.message : undefined;
}

/** The message about a wrong unit. It names the usual unit first. */
export function unitProblem(usual: Unit, allowed: readonly Unit[]): string {
  const others = allowed.filter((unit) => unit !== usual);
  return `Choose the unit ${[usual, ...others].join(", ").replace(/, ([^,]+)$/, " or $1")}`;
}

/** A stored quantity or size as one line of text in metric units, by default in English; empty if it has no number. */
export function storedQuantityText(stored: unknown, words?: QuantityWords): string {
  return storedField(stored, "_type") === "size"
    ? formatSize(sizeOf(stored), "metric", words)
    : formatQuantity(quantityOf(stored), "metric", words);
}

/** A stored quantity or size as an editor can type it, with its condition. Empty if it has no number. */
export function typedText(stored: unknown): string {
  const text = storedQuantityText(stored).replaceAll("\u00A0", " ");
  const note = storedField(stored, "note");
  return text !== "" && typeof note === "string" && note !== "" ? `${text} (${note})` : text;
}

/**
 * A stored quantity or size as text for a preview, with the figures of its capability if it is linked. The Studio passes lists that it
 * selects through a reference as arrays, and other lists as objects with numeric keys.
 */
export function shownFigureText(stored: unknown, figures: unknown): string {
  const id = capabilityOf(stored);
  if (id === undefined) return storedQuantityText(stored);
  const capabilities = figuresById([{ _id: id, figures: Object.values(Object(figures)) }]);
  return figuresOf(stored, capabilities)
    .map((figure) => storedQuantityText(figure))
    .join("; ");
}

/** The preview of a quantity or size: its figure, or the figure of its capability, with its condition and the name of the capability. */
export function figurePreview(_type: "quantity" | "size", numbers: readonly string[], whenEmpty: string) {
  const own = [...numbers, "unit", "note", "capability", "figure"].map((name) => [name, name]);
  return {
    select: {
      ...Object.fromEntries(own),
      figures: "capability.figures",
      capabilityName: "capability.name",
    },
    prepare: ({ figures, capabilityName, ...stored }) => ({
      title: shownFigureText({ _type, ...stored }, figures) || whenEmpty,
      subtitle: [stored["note"], capabilityName].filter(Boolean).join(" · "),
    }),
  } satisfies PreviewConfig;
}

/** Whether a stored quantity or size has a number, its own or from a capability. */
export function hasFigure(stored: unknown): boolean {
  return capabilityOf(stored) !== undefined || storedQuantityText(stored) !== "";
}

/**
 * Returns an error message for a stored quantity, its own or from a capability; undefined if it is valid. Fields with their own
 * validation call it too, because that replaces the validation of the type.
 */
export async function quantityProblemOf(
  stored: unknown,
  context: Pick<ValidationContext, "getClient" | "path">,
): Promise<string | undefined> {
  return capabilityOf(stored) === undefined ? storedQuantityProblem(stored) : linkProblem(stored, context);
}

/** Returns an error message for a stored quantity with its own numbers; undefined if it is valid. */
export function storedQuantityProblem(stored: unknown): string | undefined {
  return stored === undefined || isEmptiedQuantity(stored) ? undefined : quantityProblem(quantityOf(stored));
}

/**
 * Whether an editor has cleared a quantity. A ± alone does not count as a value. Items of lists have a key, so they are never
 * empty.
 */
export function isEmptiedQuantity(stored: unknown): boolean {
  return !hasOneOf(stored, "value", "min", "max", "unit", "note", "source", "capability", "_key");
}

/** The fields of a stored quantity that are filled in. */
export function quantityOf(stored: unknown): Quantity {
  return {
    ...numbersIn(stored, ["value", "min", "max"]),
    ...unitIn(stored),
    ...(storedField(stored, "plusMinus") === true && { plusMinus: true }),
  };
}

function sizeOf(stored: unknown): Size {
  return { ...numbersIn(stored, ["length", "width", "height"]), ...unitIn(stored) };
}

function numbersIn<Name extends string>(
  stored: unknown,
  names: readonly Name[],
): Partial<Record<Name, number>> {
  const numbers: Partial<Record<Name, number>> = {};
  for (const name of names) {
    const number = storedField(stored, name);
    if (typeof number === "number") numbers[name] = number;
  }
  return numbers;
}

function unitIn(stored: unknown): { unit?: Unit } {
  const unit = storedField(stored, "unit");
  return typeof unit === "string" && isUnit(unit) ? { unit } : {};
}
