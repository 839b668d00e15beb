import { defineField, defineType, type FieldDefinition, type PreviewConfig } from "@sanity/types";

import { anchorField } from "./anchor.ts";
import { firstLine } from "./objects/prose.ts";
import { visibilityNote } from "./visibility.ts";

interface BlockDefinition<Name extends string, Initial extends object> {
  name: Name;
  title: string;
  /** One sentence for the insert menu. */
  description: string;
  fields: FieldDefinition[];
  /** What a new block starts with; also what the gallery of all blocks shows. */
  initialValue: Initial;
  /** The fields that a list of blocks shows: a line of text, another where that is empty, a picture, and a list to count. */
  preview: { line: string; fallback?: string; media?: string; list?: string };
}

/** A block of a page. Every block has the same fields for its place on the page and its time of being shown. */
export function defineBlock<const Name extends string, const Initial extends object>(
  block: BlockDefinition<Name, Initial>,
) {
  const { line, fallback, media, list } = block.preview;
  const select = {
    line,
    ...(fallback !== undefined && { fallback }),
    ...(media !== undefined && { media }),
    ...(list !== undefined && { list }),
    hidden: "hidden",
    showFrom: "showFrom",
    showUntil: "showUntil",
  };
  const preview = {
    select,
    prepare: (selected) => ({
      title: lineOf(selected["line"]) || lineOf(selected["fallback"]) || "No text yet",
      subtitle: [block.title, countOf(selected["list"])].filter((part) => part !== undefined).join(" · "),
      media: selected["media"],
      note: visibilityNote(selected, Date.now()),
    }),
  } satisfies PreviewConfig;

  return {
    ...defineType({
      name: block.name,
      title: block.title,
      type: "object",
      description: block.description,
      groups: [
        { name: "content", title: "Content", default: true },
        { name: "display", title: "Place and time" },
      ],
      fields: [...block.fields.map((field) => ({ ...field, group: "content" })), ...displayFields()],
    }),
    initialValue: block.initialValue,
    preview,
  };
}

function displayFields(): FieldDefinition[] {
  return [
    defineField({
      name: "tone",
      title: "Background",
      type: "string",
      group: "display",
      description:
        "Light suits most blocks. Sheet is a faint grey. Dark is for one block on a page. Empty: what suits the block.",
      options: {
        list: [
          { value: "light", title: "Light" },
          { value: "sheet", title: "Sheet" },
          { value: "dark", title: "Dark" },
        ],
      },
    }),
    { ...anchorField(), group: "display" },
    defineField({
      name: "hidden",
      title: "Hide this block",
      type: "boolean",
      group: "display",
      description: "Visitors do not see the block. It stays here.",
    }),
    defineField({
      name: "showFrom",
      title: "Show from",
      type: "datetime",
      group: "display",
      description: "Visitors see the block from this moment on, within a minute. Empty: at once.",
    }),
    defineField({
      name: "showUntil",
      title: "Show until",
      type: "datetime",
      group: "display",
      description: "Visitors no longer see the block after this moment, within a minute. Empty: it stays.",
      validation: (rule) => rule.min(rule.valueOfField("showFrom")).error("Choose a time after “Show from”"),
    }),
  ];
}

function lineOf(value: unknown): string {
  return typeof value === "string" ? value : firstLine(value);
}

/** Where a part of the list is selected too, as its first picture, the Studio gives it as an object with numbers as names. */
function countOf(list: unknown): string | undefined {
  const count = Object.keys(Object(list)).length;
  return count > 0 ? String(count) : undefined;
}
