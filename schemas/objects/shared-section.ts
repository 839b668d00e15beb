import { defineType, type PreviewConfig } from "@sanity/types";

import { referenceField } from "../fields/basic-fields.ts";
import { visibilityFields, visibilityNote } from "../fields/display-fields.ts";

/** An item in the blocks of a page that shows the blocks of a saved section. */
export const sharedSection = defineType({
  name: "sharedSection",
  title: "Saved section",
  type: "object",
  description: "Blocks that several pages share. A change to the section changes all of these pages.",
  groups: [
    { name: "content", title: "Content", default: true },
    { name: "display", title: "Placement and timing" },
  ],
  fields: [
    referenceField("section", "Section", "Its blocks are edited in one place, for all pages that use it.", {
      to: "section",
      isRequired: true,
      group: "content",
    }),
    ...visibilityFields().map((field) => Object.assign({}, field, { group: "display" })),
  ],
  preview: {
    select: {
      title: "section.name",
      first: "section.blocks.0.heading",
      hidden: "hidden",
      showFrom: "showFrom",
      showUntil: "showUntil",
    },
    prepare: ({ title, first, ...visibility }) => {
      const note = visibilityNote(visibility, Date.now());
      return {
        title: title ?? "No section chosen yet",
        subtitle: ["Saved section", first, note?.time].filter(Boolean).join(" · "),
        badge: note?.badge,
      };
    },
  } satisfies PreviewConfig,
});
