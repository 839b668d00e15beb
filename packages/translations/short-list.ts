const MAX_WORDS = 20;
const MAX_WORD_LENGTH = 100;

/** The start of a list that may have any number of words, and how many more there are: `a; b; 8 more`. */
export function shortList(words: readonly string[]): string {
  const shown = words.slice(0, MAX_WORDS).map((word) => word.slice(0, MAX_WORD_LENGTH));
  const rest = words.length - shown.length;
  return [...shown, ...(rest > 0 ? [`${rest.toLocaleString("en")} more`] : [])].join("; ");
}
