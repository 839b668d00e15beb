import { defineField } from "@sanity/types";

import { storedField } from "./stored-field.ts";
import { figureProblem } from "./stored-figure.ts";
import { type Dimension, isUnit, type Unit, unitsOf } from "./units.ts";

interface QuantityField<Name extends string> {
  name: Name;
  title: string;
  description: string;
  dimensions: readonly Dimension[];
  /** The unit that is usual for it. */
  unit: Unit;
  group?: string;
}

/** A figure of a known kind: another unit than those of its dimensions is refused. */
export function quantityField<const Name extends string>(field: QuantityField<Name>) {
  const { name, title, description, dimensions, unit, group } = field;
  const allowed = unitsOf(...dimensions);
  return defineField({
    name,
    title,
    type: "quantity",
    ...(group !== undefined && { group }),
    description,
    validation: (rule) =>
      rule.custom((figure) => {
        const chosen = storedField(figure, "unit");
        const isAllowed = typeof chosen === "string" && isUnit(chosen) && allowed.includes(chosen);
        if (chosen === undefined || isAllowed) return figureProblem(figure) ?? true;
        return { message: unitProblem(unit, allowed), path: ["unit"] };
      }),
  });
}

/** The usual unit first, then the others of its kind. */
export function unitProblem(usual: Unit, allowed: readonly Unit[]): string {
  const others = allowed.filter((unit) => unit !== usual);
  return `Choose the unit ${[usual, ...others].join(", ").replace(/, ([^,]+)$/, " or $1")}`;
}
