import { defineField, defineType } from "@sanity/types";

import { externalUrlField } from "../fields/common-fields.ts";

/** All networks that a stored link can have. The Studio offers only current names (studio/inputs/network-input.tsx). */
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

/** The current name of a network: links to X may be stored under its former name. */
export function currentName(network: string | undefined): string | undefined {
  return network === "Twitter" ? "X" : network;
}

// Explicit titles: without them the Studio shows “Linkedin” and “Tiktok”.
export const networkOptions = networks.map((name) => ({ value: name, title: name }));

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
      options: { list: networkOptions },
      validation: (rule) => rule.required(),
    }),
    externalUrlField({
      name: "url",
      title: "Your profile’s address",
      description: "Starts with https://",
      isRequired: true,
    }),
  ],
  preview: {
    select: { network: "network", url: "url" },
    prepare: ({ network, url }) => ({ title: currentName(network) ?? "No network yet", subtitle: url }),
  },
});
