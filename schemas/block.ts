import { defineField, defineType, type FieldDefinition, type PreviewConfig } from "@sanity/types";

import { anchorField } from "./anchor.ts";
import { leftExamples } from "./example-text.ts";
import { firstLine } from "./objects/prose.ts";
import { visibilityNote } from "./visibility.ts";

interface BlockDefinition<Name extends string, Field extends string> {
  name: Name;
  title: string;
  /** Another word that editors look for in the insert menu: its search knows titles only. */
  alsoCalled?: string;
  /** One sentence about what it is for. */
  description: string;
  fields: (FieldDefinition & { name: Field })[];
  /** What a new block starts with; also what the gallery of all blocks shows. */
  initialValue: Partial<Record<NoInfer<Field>, unknown>>;
  /** Fields whose first text is good enough for visitors. About the others a warning is given until they are changed. */
  mayStay?: readonly NoInfer<Field>[];
  /** The fields that a list of blocks shows: a line of text, another where that is empty, a picture, and a list to count. */
  preview: {
    line: NoInfer<Field>;
    /** How the line is written when it is a choice, not a text. */
    titleOf?: (line: unknown) => string | undefined;
    fallback?: NoInfer<Field>;
    media?: NoInfer<Field> | `${NoInfer<Field>}.${string}`;
    list?: NoInfer<Field>;
    /** A choice that tells the block from others of its kind, and how it is written. */
    choice?: { field: NoInfer<Field>; titleOf: (value: unknown) => string | undefined };
  };
}

/** A block of a page. Every block has the same fields for its place on the page and its time of being shown. */
export function defineBlock<const Name extends string, const Field extends string>(
  block: BlockDefinition<Name, Field>,
) {
  const { line, titleOf = lineOf, fallback, media, list, choice } = block.preview;
  const { mayStay = [], alsoCalled } = block;
  const select = {
    line,
    ...(fallback !== undefined && { fallback }),
    ...(media !== undefined && { media }),
    ...(list !== undefined && { list }),
    ...(choice !== undefined && { choice: choice.field }),
    hidden: "hidden",
    showFrom: "showFrom",
    showUntil: "showUntil",
  };
  const preview = {
    select,
    prepare: (selected) => ({
      title: titleOf(selected["line"]) || lineOf(selected["fallback"]) || "No text yet",
      subtitle: [block.title, choice?.titleOf(selected["choice"]), countOf(selected["list"])]
        .filter((part) => part !== undefined)
        .join(" · "),
      media: selected["media"],
      note: visibilityNote(selected, Date.now()),
    }),
  } satisfies PreviewConfig;

  return {
    ...defineType({
      name: block.name,
      title: alsoCalled === undefined ? block.title : `${block.title} (${alsoCalled})`,
      type: "object",
      description: block.description,
      groups: [
        { name: "content", title: "Content", default: true },
        { name: "display", title: "Place and time" },
      ],
      fields: [...block.fields.map((field) => ({ ...field, group: "content" })), ...displayFields()],
      validation: (rule) =>
        rule
          .custom((stored) => {
            const left = leftExamples(stored, { ...block, mayStay });
            return left.length === 0 || left;
          })
          .warning(),
    }),
    initialValue: block.initialValue,
    mayStay,
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
