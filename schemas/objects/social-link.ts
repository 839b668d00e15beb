import { defineType } from "@sanity/types";

import { choiceField } from "../fields/basic-fields.ts";
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
    choiceField("network", "Network", "The footer shows its icon.", {
      list: networkOptions,
      isRequired: true,
    }),
    externalUrlField("url", "Your profile’s address", "Starts with https://", { isRequired: true }),
  ],
  preview: {
    select: { network: "network", url: "url" },
    prepare: ({ network, url }) => ({ title: currentName(network) ?? "No network yet", subtitle: url }),
  },
});
