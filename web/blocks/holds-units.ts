import { hasImperial } from "schemas/quantity.ts";
import { isUnit } from "schemas/units.ts";

/** Blocks with room for the switch of units. */
const WITH_ROOM = new Set(["keyFigures", "specificationTable", "comparison", "designRule"]);

/** Tables of other documents always have figures. */
const TABLES = new Set(["materialTable", "finishTable", "processCards"]);

/** Whether the block shows figures that are written differently in inches. */
export function holdsUnits(block: { readonly _type: string }): boolean {
  return TABLES.has(block._type) || (WITH_ROOM.has(block._type) && holdsUnit(block));
}

function holdsUnit(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => holdsUnit(item));
  if (typeof value !== "object" || value === null) return false;
  const unit: unknown = Reflect.get(value, "unit");
  if (typeof unit === "string" && isUnit(unit) && hasImperial({ unit })) return true;
  return Object.values(value).some((part) => holdsUnit(part));
}
