import { defineField, defineType } from "@sanity/types";

import { alternativeText, alternativeTextProblem } from "../fields/alternative-text.ts";
import { textField } from "../fields/basic-fields.ts";
import { ALT_LENGTH, CAPTION_LENGTH } from "../fields/limits.ts";

export const picture = defineType({
  name: "picture",
  title: "Picture",
  type: "image",
  // The Studio turns HEIC into JPEG before it uploads (packages/studio-media/heic-uploads.tsx).
  options: {
    hotspot: true,
    accept: "image/jpeg,image/png,image/webp,image/avif,image/svg+xml,image/heic,image/heif,.heic,.heif",
  },
  fields: [
    defineField({
      name: "alt",
      title: "Alternative text",
      type: "string",
      description: `Describes the picture to people who cannot see it and to search engines. Say what the part is and how it is made. At most ${ALT_LENGTH} characters. If you leave it empty, the site uses the text that the picture has in Media.`,
      validation: (rule) => [rule.max(ALT_LENGTH), rule.custom(alternativeTextProblem)],
    }),
    textField(
      "caption",
      "Caption",
      `Shown under the picture, but not on cards and posters. Optional. At most ${CAPTION_LENGTH} characters.`,
      { max: CAPTION_LENGTH },
    ),
  ],
  preview: {
    select: { alt: "alt", assetAlt: "asset.altText", caption: "caption", media: "asset" },
    prepare: ({ alt, assetAlt, caption, media }) => ({
      title: alternativeText({ alt }, { altText: assetAlt }) ?? "No alternative text yet",
      subtitle: caption,
      media,
    }),
  },
});
