import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { countOf, storedField } from "stored-values/stored-value.ts";

import { listField, textField } from "../fields/basic-fields.ts";
import { LABEL_LENGTH } from "../fields/limits.ts";
import { checkSpelling } from "../fields/link-rules.ts";
import { linkField, optionalLinkField } from "./link.ts";

const label = textField("label", "Text", `As shown in the menu. At most ${LABEL_LENGTH} characters.`, {
  isRequired: true,
  max: LABEL_LENGTH,
});

export const menuLink = defineType({
  name: "menuLink",
  title: "Link",
  type: "object",
  fields: [
    label,
    linkField("Where the entry goes."),
    defineField({
      name: "spelling",
      title: "Path with different capitalization",
      type: "string",
      description:
        "Only if this entry must write the path with different capitalization, for example /Privacy-Policy. Both lead to the page.",
      hidden: ({ parent }) => storedField(storedField(parent, "link"), "kind") !== "internal",
      validation: (rule) => rule.custom(checkSpelling).warning(),
    }),
  ],
  preview: { select: { title: "label", subtitle: "link.reference.path" } },
});

export const menuGroup = defineType({
  name: "menuGroup",
  title: "Group",
  type: "object",
  fields: [
    label,
    optionalLinkField({
      title: "Link for the group",
      description: "Optional. Without a link, the group only opens and closes.",
    }),
    listField("items", "Links", "The group’s links, from top to bottom.", {
      of: "menuLink",
      isRequired: true,
      min: 1,
    }),
  ],
  preview: {
    select: { title: "label", items: "items" },
    prepare: ({ title, items }) => ({
      title: title ?? "No text yet",
      subtitle: countOf(items, "link"),
    }),
  },
});

export const menu = defineType({
  name: "menu",
  title: "Menu",
  type: "object",
  fields: [
    label,
    defineField({
      name: "items",
      title: "Entries",
      type: "array",
      of: [defineArrayMember({ type: "menuLink" }), defineArrayMember({ type: "menuGroup" })],
      description: "Links, and groups of links, from top to bottom.",
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: {
    select: { title: "label", items: "items" },
    prepare: ({ title, items }) => ({
      title: title ?? "No text yet",
      subtitle: countOf(items, "entry", "entries"),
    }),
  },
});

export const footerColumn = defineType({
  name: "footerColumn",
  title: "Column",
  type: "object",
  fields: [
    textField("title", "Title", "Shown above the links, in capitals.", {
      isRequired: true,
      max: LABEL_LENGTH,
    }),
    listField("items", "Links", "From top to bottom.", { of: "menuLink", isRequired: true, min: 1 }),
  ],
  preview: { select: { title: "title" } },
});
