// How the site search treats a type of document or block.

/** The groups of search results. */
export type SearchGroup =
  | "page"
  | "guide"
  | "rule"
  | "material"
  | "finish"
  | "question"
  | "term"
  | "post"
  | "caseStudy"
  | "video"
  | "calculator";

/** How the search finds and shows a document or a block of a type. */
export interface SearchFacts {
  readonly group: SearchGroup;
  /** The field with the name of a document or the heading of a block. Default: `title` and `heading`. */
  readonly title?: string;
  /** Fields with alternative names. They rank as high as the title. */
  readonly names?: readonly string[];
  /** Fields with the key figures that a result shows: quantities, some with a label. */
  readonly figures?: readonly string[];
  /**
   * The field of a block with the documents that its page is about. Results for these documents lead to the block. The search also
   * finds the page by their names, and shows the key figures of the first one.
   */
  readonly documents?: string;
  /** For a block that lists documents: whether each one has an anchor, made of its title. */
  readonly hasAnchorOfEachDocument?: boolean;
  /** The field of a block that links to another page with the full content. If it is filled in, the search finds only that page. */
  readonly fullVersion?: string;
  /** Fields with values that visitors compare in tables and do not search for. They would make the index larger. */
  readonly notSearched?: readonly string[];
  /** Fields whose text a result shows. Default: all text, from its beginning. */
  readonly summary?: readonly string[];
}
