import { defineField, defineType } from "sanity";

// The document types of sanity-plugin-media, as it stores them. The plugin defines them too, but it loads only when an editor opens it.

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

/** Whether editors create documents of this type only in the Media tool. */
export function isMediaType(type: string): boolean {
  return mediaTypes.some(({ name }) => name === type);
}
