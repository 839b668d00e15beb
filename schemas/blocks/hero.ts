import { defineArrayMember, defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { actionsField, leadField, pictureField } from "../fields/common-fields.ts";
import { HEADING_LENGTH } from "../fields/limits.ts";
import { storedField } from "../fields/stored-field.ts";
import { keyFigureGrid } from "../objects/key-figure.ts";

const heading = "What you make, for whom, in one line";
const lead =
  "One or two sentences with the facts that a buyer looks for first: processes, tolerances, lead time.";

export const hero = defineBlock({
  name: "hero",
  title: "Hero",
  icon: "presentation",
  description: "The opening of a page: its main heading, an introduction, buttons, figures and one picture.",
  role: "opening",
  headingLevel: 1,
  unitSwitch: "never",
  fields: [
    defineField({
      name: "eyebrow",
      title: "Line above the heading",
      type: "string",
      description: "A word or two that say what kind of page this is, for example “Process”. Optional.",
      validation: (rule) => rule.max(40),
    }),
    defineField({
      name: "heading",
      title: "Heading",
      type: "string",
      description: `In the first hero of a page, this is the main heading. If it is empty there, visitors see the title of the page. At most ${HEADING_LENGTH} characters.`,
      validation: (rule) => rule.max(HEADING_LENGTH),
    }),
    leadField(),
    actionsField(2),
    defineField({
      name: "hasSearch",
      title: "Search field",
      type: "boolean",
      description: "Shows a field below the buttons that searches the whole site. For the home page.",
    }),
    pictureField({
      name: "picture",
      title: "Picture",
      description: "One part, shown large. 1600 pixels wide looks best. Optional.",
      minWidth: 1000,
    }),
    defineField({
      name: "isOnSheet",
      title: "Picture without a frame",
      type: "boolean",
      description: "Lets the squared paper show through, for a part on a transparent background.",
    }),
    defineField({
      name: "marks",
      title: "Notes and dimensions on the picture",
      type: "array",
      of: [defineArrayMember({ type: "pictureMark" })],
      description: "Drawn over the picture on wide screens. Optional.",
      validation: (rule) => [
        rule.max(20),
        rule
          .custom((marks) =>
            (marks ?? []).filter((mark) => storedField(mark, "isImportant") === true).length > 1
              ? "Only one mark can have the accent color. Switch off “The one that matters” on the others"
              : true,
          )
          .warning(),
      ],
    }),
    defineField({
      name: "video",
      title: "Video",
      type: "reference",
      to: [{ type: "video" }],
      description:
        "A short silent loop that replaces the picture. The picture remains as its still frame. Optional.",
    }),
    defineField({
      name: "figures",
      title: "Title block",
      type: "array",
      of: [defineArrayMember({ type: "keyFigure" })],
      options: keyFigureGrid,
      description:
        "Up to six facts in the title block below: the part, its process, material and tolerance. Optional.",
      validation: (rule) => rule.max(6),
    }),
  ],
  initialValue: {
    heading,
    lead,
    actions: [
      {
        _key: "quote",
        _type: "action",
        link: { _type: "link", kind: "quote" },
      },
    ],
  },
  preview: {
    title: "heading",
    // Also true for a later hero, which does not show the title of the page.
    formatTitle: (text) => (typeof text === "string" && text !== "" ? text : "No heading of its own"),
    media: "picture",
  },
});
