import { defineField, defineType, type ValidationContext } from "@sanity/types";
import { storedField } from "stored-values/stored-value.ts";

import { labelField, QUOTE_LABEL_HINT } from "../fields/common-fields.ts";
import { LABEL_LENGTH } from "../fields/limits.ts";
import { linkField } from "./link.ts";

export const action = defineType({
  name: "action",
  title: "Button",
  type: "object",
  fields: [
    defineField({
      ...labelField({
        hint: `Say what the button does, for example “See all materials”. If it opens the quote form, this is optional. ${QUOTE_LABEL_HINT}`,
      }),
      validation: (rule) => rule.max(LABEL_LENGTH).custom(checkLabel),
    }),
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
      title: label ?? (kind === "quote" ? "The label from the settings" : "No text yet"),
      subtitle: kind === "quote" ? "Opens the quote form" : (targetOf(targets) ?? "No link yet"),
    }),
  },
});

/** Only buttons that open the quote form have a default label. */
export function checkLabel(label: unknown, { parent }: Pick<ValidationContext, "parent">): string | true {
  const isQuote = storedField(storedField(parent, "link"), "kind") === "quote";
  return Boolean(label) || isQuote || "Enter what the button says";
}

function targetOf(targets: Record<string, unknown>): string | undefined {
  return Object.values(targets).find((target) => typeof target === "string");
}
