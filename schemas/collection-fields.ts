import { defineField } from "@sanity/types";

import { referencesField } from "./fields.ts";
import { hiddenUnless } from "./stored-field.ts";

/** How a block that lists documents finds them. */
export function selectionField(list: { value: string; title: string }[]) {
  return defineField({
    name: "selection",
    title: "Shows",
    type: "string",
    description:
      "What the block lists. What you choose one by one stays as it is; the other lists follow when something is published.",
    options: { list, layout: "radio" },
    validation: (rule) => rule.required(),
  });
}

interface ChosenField<Name extends string> {
  name: Name;
  title: string;
  /** The selection that the field belongs to. */
  when: string;
  types: readonly string[];
}

/** Documents chosen by hand; the field is shown while the selection asks for it. */
export function chosenField<const Name extends string>({ when, ...field }: ChosenField<Name>) {
  return {
    ...referencesField({ ...field, description: "Visitors see them in this order." }),
    hidden: hiddenUnless("selection", when),
  };
}

/** How many documents a block lists at most. */
export function limitField() {
  return defineField({
    name: "limit",
    title: "At most",
    type: "number",
    description: "How many are shown, counted from the first. Empty: all.",
    validation: (rule) => rule.integer().min(1).max(48),
  });
}
