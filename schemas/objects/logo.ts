import { defineType } from "@sanity/types";

import { externalUrlField, pictureField } from "../fields.ts";

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
    externalUrlField({
      name: "url",
      title: "Website",
      description: "Where the logo leads, in a new window. Optional.",
    }),
  ],
  preview: { select: { title: "picture.alt", subtitle: "url", media: "picture" } },
});
