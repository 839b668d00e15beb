import { createFormTitles } from "../form-titles.ts";

const heading = { name: "heading", title: "Heading", type: "string" };

/** The titles of a small schema: pages of blocks, and settings. */
export const sampleTitles = createFormTitles({
  types: [
    {
      name: "page",
      title: "Page",
      fields: [
        { name: "title", title: "Title", type: "string" },
        { name: "path", title: "Path", type: "string" },
        { name: "summary", title: "In one sentence", type: "text" },
        { name: "blocks", title: "Blocks", type: "array" },
        { name: "seo", title: "Search engines and sharing", type: "seo" },
      ],
    },
    { name: "settings", title: "Settings" },
    { name: "hero", title: "Hero", fields: [heading, { name: "lead", title: "Introduction", type: "text" }] },
    {
      name: "pictureText",
      title: "Picture with text",
      fields: [heading, { name: "picture", title: "Picture", type: "picture" }],
    },
    {
      name: "picture",
      title: "Picture",
      fields: [{ name: "alt", title: "Alternative text", type: "string" }],
    },
    {
      name: "richText",
      title: "Rich text",
      fields: [heading, { name: "text", title: "Text", type: "array" }],
    },
    { name: "steps", title: "Steps", fields: [heading, { name: "steps", title: "Steps", type: "array" }] },
    {
      name: "seo",
      title: "Search engines and sharing",
      fields: [{ name: "description", title: "Description in search results", type: "text" }],
    },
  ],
  titleFields: ["title", "name"],
  itemTitleFields: ["heading", "label"],
  styles: [
    { value: "normal", title: "Paragraph" },
    { value: "h2", title: "Heading" },
  ],
  isSingleton: (type) => type === "settings",
});
