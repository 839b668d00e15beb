import { defineField } from "@sanity/types";

import { defineBlock } from "../block.ts";
import { actionsField, headingField, pictureField } from "../fields/common-fields.ts";
import { paragraph } from "../objects/prose.ts";

const heading = "What the picture shows";

export const pictureText = defineBlock({
  name: "pictureText",
  title: "Picture with text",
  icon: "split-vertical",
  description: "A picture beside a heading and text.",
  unitSwitch: "never",
  fields: [
    headingField(),
    defineField({
      name: "text",
      title: "Text",
      type: "prose",
      description: "One to three paragraphs beside the picture.",
      validation: (rule) => rule.required(),
    }),
    pictureField({
      name: "picture",
      title: "Picture",
      description: "Set the focal point so that the picture is never cropped there.",
      isRequired: true,
      minWidth: 1200,
    }),
    defineField({
      name: "pictureSide",
      title: "Side of the picture",
      type: "string",
      description: "On phones, the picture is always above the text.",
      options: {
        list: [
          { value: "left", title: "Left" },
          { value: "right", title: "Right" },
        ],
        layout: "radio",
        direction: "horizontal",
      },
      validation: (rule) => rule.required(),
    }),
    actionsField(1),
  ],
  initialValue: {
    heading,
    text: [
      paragraph(
        "Explain what the reader sees: the part, how it is made, and which dimension matters.",
        "text",
      ),
    ],
    pictureSide: "right",
  },
  preview: { title: "heading", media: "picture" },
});
