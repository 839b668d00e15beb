import { defineField } from "@sanity/types";

import { figureProblem } from "./objects/quantity.ts";
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
        const chosen: unknown =
          typeof figure === "object" && figure !== null ? Reflect.get(figure, "unit") : undefined;
        if (
          chosen === undefined ||
          (typeof chosen === "string" && isUnit(chosen) && allowed.includes(chosen))
        )
          return figureProblem(figure) ?? true;
        return { message: `Choose the unit ${unit}, or another of ${allowed.join(", ")}`, path: ["unit"] };
      }),
  });
}
