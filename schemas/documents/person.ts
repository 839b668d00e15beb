import { defineField, defineType } from "@sanity/types";

import { pictureField } from "../fields/common-fields.ts";

export const person = defineType({
  name: "person",
  title: "Person",
  type: "document",
  fields: [
    defineField({
      name: "name",
      title: "Name",
      type: "string",
      description: "As readers see it on this person’s posts.",
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: "role",
      title: "Role",
      type: "string",
      description: "For example “Manufacturing engineer”. Optional.",
      validation: (rule) => rule.max(80),
    }),
    pictureField({
      name: "picture",
      title: "Picture",
      description: "A portrait, shown small and square. Optional.",
    }),
    defineField({
      name: "about",
      title: "About",
      type: "text",
      rows: 3,
      description:
        "One or two sentences, shown after each post. If empty, the person is named only above the post.",
      validation: (rule) => rule.max(400),
    }),
  ],
  preview: { select: { title: "name", subtitle: "role", media: "picture" } },
});
