/** What a translator has typed for a text. */
export interface TypedText {
  readonly text: string;
  /** The translation that it replaces, once it is stored. */
  readonly storedOver?: string;
}

/**
 * The text that the field shows. What is typed stays until it is stored and the lake has sent it back, also if an earlier save or a
 * colleague changes the translation meanwhile.
 */
export function shownText(typed: TypedText | undefined, translation: string): string {
  if (typed === undefined) return translation;
  const isOpen = typed.storedOver === undefined || typed.storedOver === translation;
  return isOpen ? typed.text : translation;
}

/** Whether what is typed would be lost with the page. An empty text is never stored. */
export function isUnsaved(typed: TypedText | undefined, translation: string): boolean {
  if (typed === undefined || typed.text.trim() === "") return false;
  return typed.storedOver === undefined && typed.text !== translation;
}
