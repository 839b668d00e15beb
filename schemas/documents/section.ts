import { defineField, defineType } from "@sanity/types";

import { sectionBlocksField } from "../blocks-field.ts";
import { SUMMARY_LENGTH } from "../fields/limits.ts";
import { countOf } from "../fields/stored-field.ts";

/** Blocks that editors insert on pages, either as a copy or shared. A change to a shared section changes every page that uses it. */
export const section = defineType({
  name: "section",
  title: "Saved section",
  type: "document",
  fields: [
    defineField({
      name: "name",
      title: "Name",
      type: "string",
      description: "The name that editors search for. Visitors do not see it.",
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: "description",
      title: "Description",
      type: "text",
      rows: 2,
      description: `What the section is for and where it belongs. Optional. At most ${SUMMARY_LENGTH} characters.`,
      validation: (rule) => rule.max(SUMMARY_LENGTH),
    }),
    sectionBlocksField(),
  ],
  preview: {
    select: { title: "name", description: "description", blocks: "blocks" },
    prepare: ({ title, description, blocks }) => ({
      title: title ?? "No name yet",
      subtitle: [countOf(Object.values(Object(blocks)), "block"), description].filter(Boolean).join(" · "),
    }),
  },
});
