/** A document of the content: from a file, from the lake or from an open form. */
export interface ContentDocument {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

/** A document as the lake stores it: published, a draft or a version in a release. */
export interface StoredDocument extends ContentDocument {
  readonly _rev: string;
}

/** The id that a document, its draft and its versions in releases share. */
export function publishedId(id: string): string {
  return id.replace(/^(drafts\.|versions\.[^.]+\.)/, "");
}

/** The release that a version belongs to; undefined for a published document and for a draft. */
export function releaseOf(id: string): string | undefined {
  return /^versions\.([^.]+)\./.exec(id)?.[1];
}
