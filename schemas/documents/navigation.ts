import { defineArrayMember, defineField, defineType } from "@sanity/types";

/** A singleton: the id of its only document is the name of the type. */
export const navigation = defineType({
  name: "navigation",
  title: "Navigation",
  type: "document",
  groups: [
    { name: "header", title: "Header", default: true },
    { name: "footer", title: "Footer" },
  ],
  fields: [
    defineField({
      name: "menus",
      title: "Header menus",
      type: "array",
      group: "header",
      of: [defineArrayMember({ type: "menu" })],
      description:
        "From left to right. Phones show the same menus. “Factory Tour” and “Request A Quote” are added automatically.",
      validation: (rule) => rule.required().min(1).max(6),
    }),
    defineField({
      name: "footerColumns",
      title: "Footer columns",
      type: "array",
      group: "footer",
      of: [defineArrayMember({ type: "footerColumn" })],
      description: "From left to right, at most five.",
      validation: (rule) => rule.max(5),
    }),
  ],
  preview: { prepare: () => ({ title: "Navigation" }) },
});

/** The id of the only document of type `navigation`. */
export const navigationId = "navigation";
