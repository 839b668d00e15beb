import { defineField } from "@sanity/types";

import { referenceField } from "../fields/basic-fields.ts";
import { cardPictureField, summaryField } from "./document-fields.ts";
import { routableDocument } from "./routable-document.ts";

export const blog = routableDocument({
  name: "blog",
  title: "Blog post",
  siteSearch: { group: "post", summary: ["summary"] },
  hasContents: true,
  picture: "picture",
  fields: [
    defineField({
      name: "publishedAt",
      title: "Date",
      type: "datetime",
      description:
        "Shown above the heading. Lists start with the latest post. Publishing doesn’t wait for this date: visitors see the post as soon as you publish it.",
      initialValue: () => new Date().toISOString(),
      validation: (rule) => [rule.required(), rule.custom(checkDateIsPast).warning()],
    }),
    referenceField("author", "Author", "Who wrote it. Shown beside the date. Optional.", { to: "person" }),
    summaryField(),
    cardPictureField(),
    referenceField("guide", "Related guide", "Linked at the end of the post. Optional.", { to: "guide" }),
  ],
});

/** Warns about a date in the future, because editors may expect it to schedule the post. */
export function checkDateIsPast(date: string | undefined): string | true {
  const isFuture = date !== undefined && Date.parse(date) > Date.now();
  return !isFuture || "This date is in the future, but visitors see the post as soon as it is published";
}
