import { defineField, defineType } from "sanity";

// The document types of sanity-plugin-media. They are stated here because its module loads only when an editor opens it.
// studio/media/media-types.test.ts compares them with the plugin's own.

const tag = defineType({
  name: "media.tag",
  title: "Picture tag",
  type: "document",
  fields: [defineField({ name: "name", title: "Name", type: "slug" })],
  preview: { select: { title: "name.current" } },
});

const folder = defineType({
  name: "media.folder",
  title: "Picture folder",
  type: "document",
  fields: [
    defineField({ name: "name", title: "Name", type: "string" }),
    defineField({
      name: "parent",
      title: "In the folder",
      type: "reference",
      to: [{ type: "media.folder" }],
      weak: true,
    }),
  ],
  preview: { select: { title: "name", subtitle: "parent.name" } },
});

export const mediaTypes = [tag, folder];

/** Whether editors make documents of this type in the Media tool only. */
export function isMediaType(type: string): boolean {
  return mediaTypes.some(({ name }) => name === type);
}
