import { defineArrayMember, defineField } from "@sanity/types";
import { storedField } from "stored-values/stored-value.ts";

import { defineBlock } from "../block.ts";
import { booleanField, listField, referenceField, textField } from "../fields/basic-fields.ts";
import { actionsField, leadField, pictureField } from "../fields/common-fields.ts";
import { HEADING_LENGTH } from "../fields/limits.ts";
import { KEY_FIGURE_COLUMNS } from "../objects/key-figure.ts";

export const hero = defineBlock({
  name: "hero",
  title: "Hero",
  icon: "presentation",
  description: "The opening of a page: its main heading, an introduction, buttons, figures and one picture.",
  role: "opening",
  headingLevel: 1,
  unitSwitch: "never",
  hasVersions: true,
  fields: [
    textField(
      "eyebrow",
      "Line above the heading",
      "A word or two that say what kind of page this is, for example “Process”. Optional.",
      { max: 40 },
    ),
    textField(
      "heading",
      "Heading",
      `In the first hero of a page, this is the main heading. If it is empty there, visitors see the title of the page. At most ${HEADING_LENGTH} characters.`,
      { max: HEADING_LENGTH },
    ),
    leadField(),
    actionsField(2),
    booleanField(
      "hasSearch",
      "Search field",
      "Shows a field below the buttons that searches the whole site. For the home page.",
    ),
    pictureField("picture", "Picture", "One part, shown large. 1600 pixels wide looks best. Optional.", {
      minWidth: 1000,
    }),
    booleanField(
      "isOnSheet",
      "Picture without a frame",
      "Lets the grid paper behind it show through, for a part on a transparent background.",
    ),
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
    referenceField(
      "video",
      "Video",
      "A short silent loop that replaces the picture. The picture remains as its still frame. Optional.",
      { to: "video" },
    ),
    listField(
      "figures",
      "Title block",
      "Up to six facts in the title block below: the part, its process, material and tolerance. Optional.",
      { of: "keyFigure", grid: KEY_FIGURE_COLUMNS, max: 6 },
    ),
  ],
  initialValue: {
    heading: "What you make, for whom, in one line",
    lead: "One or two sentences with the facts that a buyer looks for first: processes, tolerances, lead time.",
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
