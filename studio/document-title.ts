/** What a document is called in lists: its title, or its type where nobody has given it one. */
export function titleOf(document: { _type: string; title?: string | null }): string {
  return document.title?.trim() || `${document._type} without a title`;
}
