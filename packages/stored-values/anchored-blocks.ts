/** As many as a page shows: MAX_BLOCKS of schemas/fields/limits.ts. */
const BLOCKS = "blocks[0...100]";
/** More than a page has. Each of them may have a megabyte. */
const MAX_SECTIONS = 30;
/** More than the schemas of a site allow for an anchor or a heading. `lower` is null for a value that is not text. */
const MAX_LENGTH = 100;

const boundedText = (field: string) =>
  `"${field}": select(length(lower(${field})) <= ${MAX_LENGTH} => ${field})`;
const TEXTS = `${boundedText("anchor")}, ${boundedText("heading")}`;

/**
 * A GROQ projection of a page: the anchors and headings of its blocks, and of the saved sections that they show. Each section is read once,
 * because a hundred blocks may show the same one.
 */
export const ANCHORED_BLOCKS = `{
  _type,
  "blocks": coalesce(${BLOCKS}{ ${TEXTS}, "section": section._ref }, []),
  "sectionIds": array::unique(${BLOCKS}[defined(section._ref)].section._ref)[0...${MAX_SECTIONS}]
}{
  _type,
  blocks,
  "sections": *[_id in ^.sectionIds]{ _id, "blocks": coalesce(${BLOCKS}{ ${TEXTS} }, []) }
}`;
