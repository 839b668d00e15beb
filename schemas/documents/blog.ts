import { defineField } from "@sanity/types";

import { cardPictureField, summaryField } from "./card-fields.ts";
import { routableDocument } from "./routable-document.ts";

export const blog = routableDocument({
  name: "blog",
  title: "Blog post",
  picture: "picture",
  date: "publishedAt",
  fields: [
    defineField({
      name: "publishedAt",
      title: "Date",
      type: "datetime",
      description: "Shown above the heading. Lists begin with the latest post.",
      initialValue: () => new Date().toISOString(),
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "author",
      title: "Author",
      type: "reference",
      to: [{ type: "person" }],
      description: "Who wrote it. Shown beside the date. May stay empty.",
    }),
    summaryField(),
    cardPictureField(),
    defineField({
      name: "guide",
      title: "Guide to read next",
      type: "reference",
      to: [{ type: "guide" }],
      description: "Linked at the end of the post. May stay empty.",
    }),
  ],
});
