import { defineField, defineType } from "@sanity/types";

import { pictureField } from "../fields.ts";
import { externalUrlProblem } from "../link-rules.ts";

export const logo = defineType({
  name: "logo",
  title: "Logo",
  type: "object",
  fields: [
    pictureField({
      name: "picture",
      title: "Logo",
      description: "Its alternative text is the name of the company.",
      isRequired: true,
    }),
    defineField({
      name: "url",
      title: "Website",
      type: "string",
      description: "Where the logo leads, in a new window. Optional.",
      validation: (rule) =>
        rule.custom((url) => (url === undefined ? true : (externalUrlProblem(url) ?? true))),
    }),
  ],
  preview: { select: { title: "picture.alt", subtitle: "url", media: "picture" } },
});
