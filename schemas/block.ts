import { defineType, type FieldDefinition, type PreviewConfig } from "@sanity/types";

import { displayFields, visibilityNote } from "./display-fields.ts";
import { unchangedExamples } from "./example-text.ts";
import type { ListedDocument, StoredList } from "./list-fields.ts";
import { firstLine } from "./objects/prose.ts";
import type { SearchFacts } from "./site-search.ts";

/** The icons that blocks have in the Studio, by their names on icons.sanity.dev. studio/icons.ts has the component of each. */
export type BlockIcon =
  | "block-content"
  | "book"
  | "case"
  | "clipboard"
  | "clock"
  | "color-wheel"
  | "comment"
  | "component"
  | "database"
  | "documents"
  | "download"
  | "earth-globe"
  | "edit"
  | "envelope"
  | "images"
  | "info-outline"
  | "list"
  | "master-detail"
  | "number"
  | "olist"
  | "pin"
  | "play"
  | "presentation"
  | "remove"
  | "search"
  | "split-vertical"
  | "th-large"
  | "th-list"
  | "video";

/** What the Studio and the site need to know about a type of block, besides its fields. */
export interface BlockFacts {
  icon: BlockIcon;
  /** On pages with a table of contents, openings are above it and closings below the content. Default: content. */
  role: "opening" | "content" | "closing";
  /**
   * 1 if the heading of the block is the main heading of its page, "none" if the page shows it as a label, which the table of
   * contents leaves out. Default: 2.
   */
  headingLevel: 1 | 2 | "none";
  /**
   * When the block can show the page’s switch between millimeters and inches. Default: if a stored quantity of the block
   * differs in inches. "always" is for tables of other documents, "never" for a block without room for the switch.
   */
  unitSwitch: "never" | "if-stored" | "always";
  /** Whether the block leads to the quote form, so that the page needs no other way there. Default: false. */
  asksForQuote: boolean;
  /** For a block that lists documents by a query: whether it shows a document that no editor selected. */
  lists?: (list: StoredList, document: ListedDocument) => boolean;
  /**
   * How the search of the site shows the block. Default: as a section of its page, or not at all if the block lists documents,
   * which the search finds themselves.
   */
  siteSearch?: SearchFacts;
}

/** Facts that name a field of the block. */
interface FieldFacts<Field extends string> {
  /** The field of long text whose headings have anchors and entries in the table of contents of the page. */
  textWithHeadings?: Field;
  /**
   * The list whose items have anchors, and the field with the title of an item. The search of the site finds each item by itself.
   */
  anchoredItems?: { list: Field; title: string };
  /** The list without which visitors do not see the block. Items that have expired do not count. */
  hiddenWhileEmpty?: Field;
  /** The field of a drawing that counts among the numbered figures of the page. */
  numberedDrawing?: Field;
}

interface BlockDefinition<Name extends string, Field extends string>
  extends Partial<BlockFacts>, FieldFacts<NoInfer<Field>> {
  name: Name;
  title: string;
  icon: BlockIcon;
  /** A second word to find the block by. It becomes part of the title, as the search of the insert menu knows titles only. */
  synonym?: string;
  /** One sentence about what the block is for. */
  description: string;
  fields: (FieldDefinition & { name: Field })[];
  /** What a new block starts with. The gallery of all blocks shows it too. */
  initialValue: Partial<Record<NoInfer<Field>, unknown>>;
  /**
   * Fields whose text in `initialValue` may be published unchanged, such as a general heading. In all other fields the Studio
   * warns while the text is still the example.
   */
  publishableExamples?: readonly NoInfer<Field>[];
  /** The fields that a list of blocks shows. */
  preview: {
    /** A line of text, or a choice that `formatTitle` turns into words. */
    title: NoInfer<Field>;
    formatTitle?: (title: unknown) => string | undefined;
    /** Shown if the title is empty. */
    fallback?: NoInfer<Field>;
    media?: NoInfer<Field> | `${NoInfer<Field>}.${string}`;
    /** A list whose items are counted. */
    count?: NoInfer<Field>;
    /** A choice that distinguishes the block from others of its type. */
    choice?: { field: NoInfer<Field>; format: (value: unknown) => string | undefined };
  };
}

/** Defines a block of a page. Besides its own fields every block has the same ones for background, anchor and time. */
export function defineBlock<const Name extends string, const Field extends string>(
  block: BlockDefinition<Name, Field>,
) {
  const {
    publishableExamples = [],
    synonym,
    lists,
    siteSearch,
    textWithHeadings,
    anchoredItems,
    numberedDrawing,
    hiddenWhileEmpty,
  } = block;
  const facts: BlockFacts & FieldFacts<string> = {
    icon: block.icon,
    role: block.role ?? "content",
    headingLevel: block.headingLevel ?? 2,
    unitSwitch: block.unitSwitch ?? "if-stored",
    asksForQuote: block.asksForQuote ?? false,
    ...(lists !== undefined && { lists }),
    ...(siteSearch !== undefined && { siteSearch }),
    ...(hiddenWhileEmpty !== undefined && { hiddenWhileEmpty }),
    ...(textWithHeadings !== undefined && { textWithHeadings }),
    ...(anchoredItems !== undefined && { anchoredItems }),
    ...(numberedDrawing !== undefined && { numberedDrawing }),
  };
  return {
    ...defineType({
      name: block.name,
      title: synonym === undefined ? block.title : `${block.title} (${synonym})`,
      type: "object",
      description: block.description,
      groups: [
        { name: "content", title: "Content", default: true },
        { name: "display", title: "Placement and timing" },
      ],
      fields: [...block.fields.map((field) => ({ ...field, group: "content" })), ...displayFields()],
      validation: (rule) =>
        rule
          .custom((stored) => {
            const unchanged = unchangedExamples(stored, { ...block, publishableExamples });
            return unchanged.length === 0 || unchanged;
          })
          .warning(),
    }),
    initialValue: block.initialValue,
    publishableExamples,
    facts,
    preview: previewOf(block),
  };
}

function previewOf({ title: blockTitle, preview }: BlockDefinition<string, string>) {
  const { title, formatTitle = textOf, fallback, media, count, choice } = preview;
  return {
    select: {
      title,
      ...(fallback !== undefined && { fallback }),
      ...(media !== undefined && { media }),
      ...(count !== undefined && { count }),
      ...(choice !== undefined && { choice: choice.field }),
      hidden: "hidden",
      showFrom: "showFrom",
      showUntil: "showUntil",
    },
    prepare: (selected) => {
      const visibility = visibilityNote(selected, Date.now());
      const details = [choice?.format(selected["choice"]), itemCount(selected["count"]), visibility?.time];
      return {
        title: formatTitle(selected["title"]) || textOf(selected["fallback"]) || "No text yet",
        subtitle: [blockTitle, ...details].filter((part) => part !== undefined).join(" · "),
        media: selected["media"],
        badge: visibility?.badge,
      };
    },
  } satisfies PreviewConfig;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : firstLine(value);
}

/** The Studio passes the list as an object with numbers as keys if `media` selects an item of it. */
function itemCount(list: unknown): string | undefined {
  const count = Object.keys(Object(list)).length;
  return count > 0 ? String(count) : undefined;
}
