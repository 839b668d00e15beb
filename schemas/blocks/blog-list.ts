import { defineBlock } from "../block.ts";
import { actionsField, headingField, leadField } from "../fields/common-fields.ts";
import { limitField } from "../fields/list-fields.ts";

export const blogList = defineBlock({
  name: "blogList",
  title: "Blog list",
  icon: "list",
  description: "The latest posts of the blog.",
  role: "closing",
  lists: (_list, { _type }) => _type === "blog",
  fields: [headingField(), leadField(), limitField(), actionsField(1)],
  initialValue: { heading: "From the blog", lead: "Say what the blog is about.", limit: 3 },
  publishableExamples: ["heading"],
  preview: { title: "heading" },
});
