import { defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { headingOrder } from "../objects/article.ts";
import { paragraph } from "../objects/prose.ts";

export const richText = defineBlock({
  name: "richText",
  title: "Rich text",
  icon: "block-content",
  description: "Headings, paragraphs, lists, tables, callouts, pictures, drawings and links.",
  unitSwitch: "if-alone",
  textWithHeadings: "text",
  fields: [
    defineField({
      name: "text",
      title: "Text",
      type: "article",
      description: "Start every section with a heading: many readers read only those.",
      validation: (rule) => [rule.required(), rule.custom(headingOrder).warning()],
    }),
  ],
  initialValue: {
    text: [
      { ...paragraph("A heading that says what follows", "heading"), style: "h2" },
      paragraph(
        "Write what a buyer needs to know, in short sentences. Start with the fact, then give the reason.",
        "fact",
      ),
      {
        ...paragraph("A list makes several facts easy to compare.", "list"),
        listItem: "bullet",
        level: 1,
      },
    ],
  },
  preview: { title: "text" },
});
