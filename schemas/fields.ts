import { defineArrayMember, defineField } from "@sanity/types";

import { HEADING_LENGTH, LEAD_LENGTH, POINT_LENGTH } from "./limits.ts";

/** The heading of a block. */
export function headingField() {
  return defineField({
    name: "heading",
    title: "Heading",
    type: "string",
    description: `One line that says what this part of the page is about. At most ${HEADING_LENGTH} characters.`,
    validation: (rule) => rule.required().max(HEADING_LENGTH),
  });
}

/** The heading of a block that can do without one. */
export function optionalHeadingField() {
  return defineField({
    name: "heading",
    title: "Heading",
    type: "string",
    description: `One line above the block. May stay empty. At most ${HEADING_LENGTH} characters.`,
    validation: (rule) => rule.max(HEADING_LENGTH),
  });
}

/** One plain paragraph under a heading. */
export function leadField() {
  return defineField({
    name: "lead",
    title: "Introduction",
    type: "text",
    rows: 3,
    description: `One short paragraph under the heading. At most ${LEAD_LENGTH} characters. May stay empty.`,
    validation: (rule) => rule.max(LEAD_LENGTH),
  });
}

/** Links shown as buttons. */
export function actionsField(max: number) {
  return defineField({
    name: "actions",
    title: "Buttons",
    type: "array",
    of: [defineArrayMember({ type: "action" })],
    description: `Where a visitor can go from here. At most ${max}. A button that asks for a quote is red.`,
    validation: (rule) => rule.max(max),
  });
}

/** Short lines, one under the other. */
export function pointsField<const Name extends string>({
  name,
  title,
  description,
}: {
  name: Name;
  title: string;
  description: string;
}) {
  return defineField({
    name,
    title,
    type: "array",
    of: [defineArrayMember({ type: "string", validation: (rule) => rule.max(POINT_LENGTH) })],
    description,
    validation: (rule) => rule.unique(),
  });
}

/** Documents of some types, chosen one by one. */
export function referencesField<const Name extends string>({
  name,
  title,
  description,
  types,
  filter,
}: {
  name: Name;
  title: string;
  description: string;
  types: readonly string[];
  /** In GROQ: which documents of the types can be chosen. */
  filter?: string;
}) {
  return defineField({
    name,
    title,
    type: "array",
    of: [
      defineArrayMember({
        type: "reference",
        to: types.map((type) => ({ type })),
        ...(filter !== undefined && { options: { filter } }),
      }),
    ],
    description,
    validation: (rule) => rule.unique(),
  });
}
