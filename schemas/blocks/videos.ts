import { defineBlock } from "../block.ts";
import { actionsField, headingField, leadField } from "../fields/common-fields.ts";
import { chosenField, limitField, selectionField } from "../fields/list-fields.ts";

export const videos = defineBlock({
  name: "videos",
  title: "Videos",
  icon: "video",
  description: "Videos with poster, length and captions. They load when a visitor starts them.",
  lists: (_list, { _type }) => _type === "video",
  fields: [
    headingField(),
    leadField(),
    selectionField([
      { value: "all", title: "All videos" },
      { value: "hand", title: "Selected videos" },
    ]),
    chosenField({ name: "documents", title: "Videos", when: "hand", types: ["video"] }),

    limitField(),
    actionsField(1),
  ],
  initialValue: { heading: "Videos", lead: "Say what can be seen.", selection: "all", limit: 12 },
  publishableExamples: ["heading"],
  preview: { title: "heading", count: "documents" },
});
