import { defineField, defineType } from "@sanity/types";

import { externalUrlProblem } from "../link-rules.ts";

export const socialLink = defineType({
  name: "socialLink",
  title: "Social network",
  type: "object",
  fields: [
    defineField({
      name: "network",
      title: "Network",
      type: "string",
      description: "The footer shows its icon.",
      options: { list: ["Twitter", "Facebook", "LinkedIn", "TikTok", "Instagram"] },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "url",
      title: "Address of your page there",
      type: "string",
      description: "Starts with https://",
      validation: (rule) => rule.required().custom((url) => (url ? (externalUrlProblem(url) ?? true) : true)),
    }),
  ],
  preview: { select: { title: "network", subtitle: "url" } },
});
