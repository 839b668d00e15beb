import { defineType } from "@sanity/types";

import { labelField } from "../fields.ts";
import { linkField } from "./link.ts";

export const action = defineType({
  name: "action",
  title: "Button",
  type: "object",
  fields: [
    labelField({ hint: "Say what the button does, for example “See all materials”." }),
    linkField("Where the button goes."),
  ],
  preview: {
    select: {
      label: "label",
      kind: "link.kind",
      path: "link.reference.path",
      url: "link.url",
      email: "link.email",
      phone: "link.phone",
      file: "link.file.asset.originalFilename",
    },
    prepare: ({ label, kind, ...targets }) => ({
      title: label ?? "No text yet",
      subtitle: kind === "quote" ? "Opens the quote form" : (targetOf(targets) ?? "No link yet"),
    }),
  },
});

function targetOf(targets: Record<string, unknown>): string | undefined {
  return Object.values(targets).find((target) => typeof target === "string");
}
