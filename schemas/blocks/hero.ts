import { defineArrayMember, defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { actionsField, headingField, leadField } from "../fields.ts";

const heading = "What you make, for whom, in one line";
const lead =
  "One or two sentences with the facts that a buyer looks for first: processes, tolerances, lead time.";

export const hero = defineBlock({
  name: "hero",
  title: "Hero",
  description: "The opening of a page: its main heading, an introduction, buttons, figures and one picture.",
  fields: [
    defineField({
      name: "eyebrow",
      title: "Line above the heading",
      type: "string",
      description: "A word or two that say what kind of page this is, for example “Process”. May stay empty.",
      validation: (rule) => rule.max(40),
    }),
    headingField(heading),
    leadField(lead),
    actionsField(2),
    defineField({
      name: "picture",
      title: "Picture",
      type: "picture",
      description: "One part, shown large. At least 1600 pixels wide. May stay empty.",
    }),
    defineField({
      name: "video",
      title: "Video",
      type: "reference",
      to: [{ type: "video" }],
      description:
        "A short loop without sound in place of the picture, which stays its still. May stay empty.",
    }),
    defineField({
      name: "figures",
      title: "Key figures",
      type: "array",
      of: [defineArrayMember({ type: "keyFigure" })],
      description: "Up to four figures that a buyer looks for first. May stay empty.",
      validation: (rule) => rule.max(4),
    }),
  ],
  initialValue: {
    heading,
    lead,
    actions: [
      {
        _key: "quote",
        _type: "action",
        label: "Request A Quote",
        link: { _type: "link", kind: "quote" },
      },
    ],
  },
  preview: { line: "heading", media: "picture" },
});
