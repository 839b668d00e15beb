import { defineField, defineType } from "@sanity/types";

import { ALT_LENGTH, CAPTION_LENGTH } from "../limits.ts";

export const picture = defineType({
  name: "picture",
  title: "Picture",
  type: "image",
  options: { hotspot: true, accept: "image/jpeg,image/png,image/webp,image/avif,image/svg+xml" },
  fields: [
    defineField({
      name: "alt",
      title: "Alternative text",
      type: "string",
      description: `Describes the picture to people who cannot see it and to search engines. Say what the part is and how it is made. At most ${ALT_LENGTH} characters.`,
      validation: (rule) => rule.required().max(ALT_LENGTH),
    }),
    defineField({
      name: "caption",
      title: "Caption",
      type: "string",
      description: `Shown under the picture, but not on cards and posters. Optional. At most ${CAPTION_LENGTH} characters.`,
      validation: (rule) => rule.max(CAPTION_LENGTH),
    }),
  ],
  preview: {
    select: { alt: "alt", caption: "caption", media: "asset" },
    prepare: ({ alt, caption, media }) => ({
      title: alt ?? "No alternative text yet",
      subtitle: caption,
      media,
    }),
  },
});
