import { defineType, type FieldDefinition, type PreviewConfig } from "@sanity/types";

import { unchangedExamples } from "./example-text.ts";
import { displayFields, shareField, visibilityNote } from "./fields/display-fields.ts";
import type { ListedDocument, StoredList } from "./fields/list-fields.ts";
import { firstLine } from "./objects/prose.ts";
import type { SearchFacts } from "./site-search.ts";

/** The icons of blocks in the Studio, named as on icons.sanity.dev. */
export type BlockIcon =
  | "block-content"
  | "book"
  | "case"
  | "clipboard"
  | "clock"
  | "color-wheel"
  | "comment"
  | "component"
  | "credit-card"
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
   * 1 if the heading of the first such block is the main heading of its page, "none" if the page shows it as a label, which the
   * table of contents leaves out. Default: 2.
   */
  headingLevel: 1 | 2 | "none";
  /**
   * When the block can show the page’s switch between millimeters and inches. Default: if a stored quantity or text of the block has an
   * imperial value. "if-alone": only if no other block of the page can. "always" is for tables with values of other documents, "never"
   * for a block without room for the switch.
   */
  unitSwitch: "never" | "if-alone" | "if-stored" | "always";
  /**
   * Whether the block can have a second version, of which visitors see one. Not for blocks whose parts have anchors, numbers or fields of
   * their own: both versions are in the page. Default: false.
   */
  hasVersions: boolean;
  /**
   * Whether readers look things up in the block, such as in a calculator. A page with three of them has a table of contents, whatever its
   * type. Default: false.
   */
  isLookedUp: boolean;
  /** Whether the block shows or opens the quote form. If one does, the page needs no other button for it. Default: false. */
  asksForQuote: boolean;
  /** For a block that lists documents by a query: whether it shows a document that no editor selected. */
  lists?: ((list: StoredList, document: ListedDocument) => boolean) | undefined;
  /**
   * How the site search shows the block. Default: as a section of its page. A block that lists documents is not shown, because the
   * search finds the documents directly.
   */
  siteSearch?: Partial<SearchFacts> | undefined;
}

/** Facts whose values are names of fields of the block. */
interface FieldFacts<Field extends string> {
  /** The long text whose headings get anchors and entries in the page's table of contents. */
  textWithHeadings?: Field | undefined;
  /** A list whose items get anchors, and the field with the title of an item. The site search finds each item separately. */
  anchoredItems?: { list: Field; title: string } | undefined;
  /** A list that hides the block from visitors while it has no items. Expired items do not count. */
  hiddenWhileEmpty?: Field | undefined;
  /** The field with a drawing or a chart that gets a figure number on the page, or several of which a block has one. */
  numberedDrawing?: Field | readonly Field[] | undefined;
}

interface BlockDefinition<Name extends string, Field extends string>
  extends Partial<BlockFacts>, FieldFacts<NoInfer<Field>> {
  name: Name;
  title: string;
  icon: BlockIcon;
  /** Another word that finds the block. It is added to the title, because the search of the insert menu only looks at titles. */
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
    /** A text field, or a choice that `formatTitle` turns into words. */
    title: NoInfer<Field>;
    formatTitle?: (title: unknown) => string | undefined;
    /** Shown if the title is empty. */
    fallback?: NoInfer<Field>;
    media?: NoInfer<Field> | `${NoInfer<Field>}.${string}`;
    /** A list whose items are counted. */
    count?: NoInfer<Field>;
    /** A choice that distinguishes the block from others of its type. */
    choice?: {
      field: NoInfer<Field> | `${NoInfer<Field>}.${string}`;
      format: (value: unknown) => string | undefined;
    };
  };
}

/** Defines a block of a page. Adds the fields for background, anchor and visibility, which all blocks share. */
export function defineBlock<const Name extends string, const Field extends string>(
  block: BlockDefinition<Name, Field>,
) {
  const { publishableExamples = [], synonym } = block;
  const facts: BlockFacts & FieldFacts<string> = {
    icon: block.icon,
    role: block.role ?? "content",
    headingLevel: block.headingLevel ?? 2,
    unitSwitch: block.unitSwitch ?? "if-stored",
    hasVersions: block.hasVersions ?? false,
    isLookedUp: block.isLookedUp ?? false,
    asksForQuote: block.asksForQuote ?? false,
    lists: block.lists,
    siteSearch: block.siteSearch,
    textWithHeadings: block.textWithHeadings,
    anchoredItems: block.anchoredItems,
    hiddenWhileEmpty: block.hiddenWhileEmpty,
    numberedDrawing: block.numberedDrawing,
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
      fields: [
        ...(facts.hasVersions ? [shareField()] : []),
        ...block.fields.map((field) => ({ ...field, group: "content" })),
        ...displayFields(),
      ],
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

function previewOf({ title: blockTitle, preview, hasVersions = false }: BlockDefinition<string, string>) {
  const { title, formatTitle = textOf, fallback, media, count, choice } = preview;
  return {
    select: {
      title,
      ...(fallback !== undefined && { fallback }),
      ...(media !== undefined && { media }),
      ...(count !== undefined && { count }),
      ...(choice !== undefined && { choice: choice.field }),
      ...(hasVersions && { share: "share" }),
      hidden: "hidden",
      showFrom: "showFrom",
      showUntil: "showUntil",
    },
    prepare: (selected) => {
      const visibility = visibilityNote(selected, Date.now());
      const share = selected["share"];
      const version = share === undefined ? undefined : `second version for ${share}%`;
      const details = [
        version,
        choice?.format(selected["choice"]),
        itemCount(selected["count"]),
        visibility?.time,
      ];
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

/** If `media` selects an item of the list, the Studio passes the list as an object with numeric keys. */
function itemCount(list: unknown): string | undefined {
  const count = Object.keys(Object(list)).length;
  return count > 0 ? String(count) : undefined;
}
