/** The id that a document, its draft and its versions in releases share. */
export function publishedId(id: string): string {
  return id.replace(/^(drafts\.|versions\.[^.]+\.)/, "");
}

/** The release that a version belongs to; undefined for a published document and for a draft. */
export function releaseOf(id: string): string | undefined {
  return /^versions\.([^.]+)\./.exec(id)?.[1];
}
