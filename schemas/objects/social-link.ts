import { defineField, defineType } from "@sanity/types";

import { externalUrlField } from "../fields.ts";

// Explicit titles: without them the Studio shows “Linkedin” and “Tiktok”.
export const networks = [
  "Twitter",
  "Facebook",
  "LinkedIn",
  "TikTok",
  "Instagram",
  "X",
  "YouTube",
  "WhatsApp",
  "WeChat",
  "Xing",
  "Bilibili",
] as const;

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
      options: { list: networks.map((name) => ({ value: name, title: name })) },
      validation: (rule) => rule.required(),
    }),
    externalUrlField({
      name: "url",
      title: "Your profile’s address",
      description: "Starts with https://",
      isRequired: true,
    }),
  ],
  preview: { select: { title: "network", subtitle: "url" } },
});
