import { formatQuantity, formatSize, type Quantity, quantityProblem, type Size } from "./quantity.ts";
import { hasOneOf, storedField } from "./stored-field.ts";
import { isUnit, type Unit } from "./units.ts";

/** A stored figure or size as one line of text; empty when it has no number. */
export function figureText(stored: unknown): string {
  return storedField(stored, "_type") === "size"
    ? formatSize(sizeOf(stored))
    : formatQuantity(quantityOf(stored));
}

/** What is wrong with a stored figure, in words. A field that sets its own rules asks this too: they replace the type's. */
export function figureProblem(stored: unknown): string | undefined {
  return stored === undefined || isEmptied(stored) ? undefined : quantityProblem(quantityOf(stored));
}

/** Whether a figure of a field was emptied again, whatever its ± was left at. An item of a list is there to hold one. */
export function isEmptied(stored: unknown): boolean {
  return !hasOneOf(stored, "value", "min", "max", "unit", "note", "source", "_key");
}

/** The parts of a stored figure that are filled in. */
function quantityOf(stored: unknown): Quantity {
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
