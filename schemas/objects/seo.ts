import { defineField, defineType } from "@sanity/types";

import { booleanField } from "../fields/basic-fields.ts";
import { pictureField } from "../fields/common-fields.ts";
import { SEO_DESCRIPTION_LENGTH, SEO_TITLE_LENGTH } from "../fields/limits.ts";
import { BRAND_PLACEHOLDER } from "../fields/search-title.ts";

/** A shorter title names a thing, but not what is sold. */
const SHORT_SEO_TITLE_LENGTH = 22;

export const seo = defineType({
  name: "seo",
  title: "Search engines and sharing",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Title in search results",
      type: "string",
      description: `Shown in search results and on the browser tab. If empty, the page title is used. ${BRAND_PLACEHOLDER} stands for the brand name. Search engines cut it after ${SEO_TITLE_LENGTH} characters.`,
      validation: (rule) => [
        rule
          .max(SEO_TITLE_LENGTH)
          .info(`Shorten the title: search engines cut it after ${SEO_TITLE_LENGTH} characters`),
        rule
          .min(SHORT_SEO_TITLE_LENGTH)
          .info("Add what buyers search for: “SLA 3D printing service” instead of “SLA”"),
      ],
    }),
    defineField({
      name: "description",
      title: "Description in search results",
      type: "text",
      rows: 3,
      description: `One or two sentences that tell a buyer why to open the page. If empty, the page’s summary or the site’s description is used. Search engines cut them after ${SEO_DESCRIPTION_LENGTH} characters.`,
      validation: (rule) => [
        rule
          .max(SEO_DESCRIPTION_LENGTH)
          .info(`Shorten the description: search engines cut it after ${SEO_DESCRIPTION_LENGTH} characters`),
        rule.custom((text = "") =>
          text.includes(BRAND_PLACEHOLDER)
            ? `${BRAND_PLACEHOLDER} stands for the brand name in the title only. Search results would show it as it is`
            : true,
        ),
      ],
    }),
    pictureField(
      "picture",
      "Picture when shared",
      "Shown when someone shares the page. 1200 × 630 pixels look best. If empty, the page’s own picture is used, or a card with its title.",
    ),
    booleanField(
      "noIndex",
      "Hide from search engines",
      "Keeps the page out of search results. Anyone with the address can still open it.",
    ),
  ],
});
