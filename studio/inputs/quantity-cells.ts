import { parseQuantityText, type QuantityRules, type QuantityType } from "quantities/quantity-text.ts";
import { unitsOf } from "quantities/units.ts";
import type { SchemaType } from "sanity";
import { capabilityIdsIn } from "schemas/quantities/capability-figures.ts";
import { fittingUnits, typedText } from "schemas/quantities/quantity-field.ts";
import { storedField, storedItems } from "stored-values/stored-value.ts";
import type { CellFormat, CellReading, GridTypes } from "studio-grid/columns.ts";
import { randomKey } from "studio-grid/random-id.ts";

import type { Capability } from "#capabilities/capabilities-query.ts";
import { currentText } from "#capabilities/capability-choices.ts";

/** Quantities and sizes in the cells of grids, with the current figures of capabilities. */
export function quantityCells(capabilities: readonly Capability[]): GridTypes {
  const toText = (value: unknown) => currentText(value, capabilities);
  return {
    formatOf(type) {
      if (type.jsonType === "object" && isQuantityType(type.name)) {
        const rules = rulesOf([type]);
        return { ...formatFor(rules), toText, read: (text, stored) => readQuantity(text, rules, stored) };
      }
      if (type.jsonType !== "array" || !type.of.every(({ name }) => isQuantityType(name))) return undefined;
      const rules = rulesOf(type.of);
      return {
        ...formatFor(rules),
        toText: (value) => storedItems(value).map(toText).join("; "),
        read: (text, stored) => readQuantities(text, rules, storedItems(stored)),
      };
    },
    lockOf: (value) => (capabilityIdsIn(value).length > 0 ? LINKED : undefined),
  };
}

const LINKED = {
  hint: "From a capability. Open the row to change it",
  problem: "The figure comes from a capability: open the row to change it",
};

function formatFor({ types }: QuantityRules): Pick<CellFormat, "placeholder"> {
  return { placeholder: types.every((type) => type === "size") ? "500 × 400 mm" : "±0.1 mm" };
}

function rulesOf(types: readonly SchemaType[]): QuantityRules {
  const [first, ...others] = types;
  const names = types.map(({ name }) => name).filter((name) => isQuantityType(name));
  if (others.length > 0) return { types: names, units: unitsOf() };
  if (first?.name === "size") return { types: names, units: unitsOf("length"), unit: "mm" };
  return { types: names, ...fittingUnits(first?.options) };
}

function isQuantityType(name: string): name is QuantityType {
  return name === "quantity" || name === "size";
}

function readQuantity(text: string, rules: QuantityRules, stored: unknown): CellReading {
  const reading = parseQuantityText(text, rulesFor(rules, stored));
  return "problem" in reading ? reading : { value: { ...hiddenFields(stored), ...reading.parsed } };
}

/**
 * Reads the quantities of one cell, separated by semicolons. Each keeps the key of the stored quantity with the same text, or else of the next
 * one that is left.
 */
function readQuantities(text: string, rules: QuantityRules, stored: readonly unknown[]): CellReading {
  const parts = text.split(/[;\n](?![^(]*\))/).filter((part) => part.trim() !== "");
  const same = parts.map((part) => stored.find((item) => typedText(item) === part.trim()));
  const unmatched = stored.filter((item) => !same.includes(item));
  const quantities: unknown[] = [];
  for (const [index, part] of parts.entries()) {
    const before = same[index] ?? unmatched.shift();
    const reading = parseQuantityText(part, rulesFor(rules, before));
    if ("problem" in reading) return reading;
    const isSame = same[index] !== undefined;
    const _key = storedField(before, "_key") ?? randomKey();
    quantities.push(isSame ? before : { ...hiddenFields(before), ...reading.parsed, _key });
  }
  return { value: quantities };
}

/** A number that is typed without a unit keeps the stored unit. */
function rulesFor(rules: QuantityRules, stored: unknown): QuantityRules {
  const unit = rules.units.find((name) => name === storedField(stored, "unit"));
  return unit === undefined ? rules : { ...rules, unit };
}

/** The fields of a stored quantity that its text does not show. */
function hiddenFields(stored: unknown): object {
  const source = storedField(stored, "source");
  return source === undefined ? {} : { source };
}
