import { defineType } from "@sanity/types";

import { externalUrlField, pictureField } from "../fields/common-fields.ts";

export const logo = defineType({
  name: "logo",
  title: "Logo",
  type: "object",
  fields: [
    pictureField({
      name: "picture",
      title: "Logo",
      description: "Use the name of the company as its alternative text.",
      isRequired: true,
    }),
    externalUrlField({
      name: "url",
      title: "Website",
      description: "Where the logo leads, in a new window. Optional.",
    }),
  ],
  preview: { select: { title: "picture.alt", subtitle: "url", media: "picture" } },
});
