const MAX_WORDS = 20;
const MAX_WORD_LENGTH = 100;

/** The first words of a list, and how many more there are. A text can have any number of them. */
export function shortList(words: readonly string[]): string {
  const shown = words.slice(0, MAX_WORDS).map((word) => word.slice(0, MAX_WORD_LENGTH));
  const rest = words.length - shown.length;
  return [...shown, ...(rest > 0 ? [`${rest.toLocaleString("en")} more`] : [])].join("; ");
}
