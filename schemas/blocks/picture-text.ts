import { defineBlock } from "../block.ts";
import { choiceField, typedField } from "../fields/basic-fields.ts";
import { actionsField, headingField, pictureField } from "../fields/common-fields.ts";
import { paragraph } from "../objects/prose.ts";

export const pictureText = defineBlock({
  name: "pictureText",
  title: "Picture with text",
  icon: "split-vertical",
  description: "A picture beside a heading and text.",
  unitSwitch: "never",
  hasVersions: true,
  fields: [
    headingField(),
    typedField("text", "Text", "One to three paragraphs beside the picture.", {
      type: "prose",
      isRequired: true,
    }),
    pictureField("picture", "Picture", "Set the focal point so that the picture is never cropped there.", {
      isRequired: true,
      minWidth: 1200,
    }),
    choiceField("pictureSide", "Side of the picture", "On phones, the picture is always above the text.", {
      list: [
        { value: "left", title: "Left" },
        { value: "right", title: "Right" },
      ],
      layout: "row",
      isRequired: true,
    }),
    actionsField(1),
  ],
  initialValue: {
    heading: "What the picture shows",
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
