import { defineType } from "@sanity/types";
import { findMeasure, type Measure, MEASURES } from "part-check/rules/measure.ts";
import { storedField } from "stored-values/stored-value.ts";

import { booleanField, choiceField, listField } from "../fields/basic-fields.ts";
import { referencesField } from "../fields/common-fields.ts";

/** How the part check applies a rule of a guide, or one value of it, to visitors’ parts. */
export const ruleCheck = defineType({
  name: "ruleCheck",
  title: "Part check",
  type: "object",
  fields: [
    choiceField(
      "measure",
      "What is measured",
      "The part check compares it with the recommended value and the limit that the guide shows.",
      { list: Object.entries(MEASURES).map(([value, { title }]) => ({ value, title })), isRequired: true },
    ),
    referencesField(
      "services",
      "Processes",
      "The processes that the rule is for. If empty, the processes of the guide.",
      { to: ["service"] },
    ),
    booleanField("isOff", "Switch off", "The guide still shows the rule. The part check ignores it."),
  ],
  preview: {
    select: { measure: "measure", isOff: "isOff" },
    prepare({ measure, isOff }) {
      const found = findMeasure(measure);
      return {
        title: found ? MEASURES[found].title : "No measure chosen",
        subtitle: isOff === true ? "Switched off" : "Checked",
      };
    },
  },
});

/** The checks of a rule or of one of its values. Each end of a range can have its own check. */
export function checksField(description: string) {
  return listField("checks", "Part check", description, { of: "ruleCheck" });
}

/** Returns an error message if the part check cannot use a value of a rule; undefined if it can. */
export function ruleChecksProblem(value: unknown): string | undefined {
  const checks = storedField(value, "checks");
  if (!Array.isArray(checks)) return undefined;
  for (const check of checks) {
    const measure = findMeasure(storedField(check, "measure"));
    const problem = measure && unitProblem(MEASURES[measure], value);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function unitProblem({ title, units }: (typeof MEASURES)[Measure], value: unknown): string | undefined {
  if (units.length === 0) return `“${title}” has no number. Add this check to the rule, not to a value`;
  const names: readonly string[] = units;
  const stored = ["recommended", "minimum"].map((field) => storedField(storedField(value, field), "unit"));
  const isUsable = stored.every(
    (unit) => typeof unit !== "string" || names.includes(unit.startsWith("×") ? "×" : unit),
  );
  if (isUsable) return undefined;
  const choices = names.map((name) => (name === "×" ? "multiples (×)" : name));
  return `“${title}” is measured in ${choices.join(" or ")}`;
}
