/** Writing systems without a space after a sentence. */
const SPACELESS = /^(?:ja|yue|zh)\b/;

/** Returns a function that puts two sentences one after the other, as a language writes them. */
export function joinSentences(language: string): (first: string, second: string) => string {
  const space = SPACELESS.test(language) ? "" : " ";
  return (first, second) => first + space + second;
}
