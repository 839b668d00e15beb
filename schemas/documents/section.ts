import { defineType } from "@sanity/types";
import { countOf } from "stored-values/stored-value.ts";

import { sectionBlocksField } from "../blocks-field.ts";
import { textField } from "../fields/basic-fields.ts";
import { SUMMARY_LENGTH } from "../fields/limits.ts";

/** Blocks that editors insert on pages, either as a copy or shared. A change to a shared section changes every page that uses it. */
export const section = defineType({
  name: "section",
  title: "Saved section",
  type: "document",
  fields: [
    textField("name", "Name", "The name that editors search for. Visitors do not see it.", {
      isRequired: true,
      max: 80,
    }),
    textField(
      "description",
      "Description",
      `What the section is for and where it belongs. Optional. At most ${SUMMARY_LENGTH} characters.`,
      { max: SUMMARY_LENGTH, rows: 2 },
    ),
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
