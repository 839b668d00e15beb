import { defineField } from "@sanity/types";

import { referencesField } from "./fields.ts";

/** How a block that lists documents finds them. */
export function selectionField(list: { value: string; title: string }[]) {
  return defineField({
    name: "selection",
    title: "Shows",
    type: "string",
    description: "What is listed. Lists that are not made by hand follow when something is published.",
    options: { list, layout: "radio" },
    validation: (rule) => rule.required(),
  });
}

interface ChosenField {
  name: string;
  title: string;
  /** The selection that the field belongs to. */
  when: string;
  types: readonly string[];
}

/** Documents chosen by hand; the field is shown while the selection asks for it. */
export function chosenField({ when, ...field }: ChosenField) {
  return {
    ...referencesField({ ...field, description: "In the order in which they are shown." }),
    hidden: ({ parent }: { parent?: unknown }) => selectionOf(parent) !== when,
  };
}

/** How many documents a block lists at most. */
export function limitField() {
  return defineField({
    name: "limit",
    title: "At most",
    type: "number",
    description: "How many are shown. Empty: all of them.",
    validation: (rule) => rule.integer().min(1).max(48),
  });
}

function selectionOf(parent: unknown): unknown {
  return typeof parent === "object" && parent !== null ? Reflect.get(parent, "selection") : undefined;
}
