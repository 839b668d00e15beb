import { defineArrayMember, defineField, defineType } from "@sanity/types";

/** There is one document of this type. Its id is the type. */
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
      title: "Menus of the header",
      type: "array",
      group: "header",
      of: [defineArrayMember({ type: "menu" })],
      description:
        "From left to right. The same menus open on phones. “Factory Tour” and “Request A Quote” follow by themselves.",
      validation: (rule) => rule.required().min(1).max(6),
    }),
    defineField({
      name: "footerColumns",
      title: "Columns of the footer",
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
