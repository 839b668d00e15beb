/** Matches the space after a sentence. A decimal point has no space after it. */
const END = /(?<=[.?!:])\s+/;

export function sentencesOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(END)).filter((sentence) => /\p{L}/u.test(sentence));
}

export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));
}

/**
 * The US school grade that a text requires, by the Automated Readability Index: 4.71 × letters per word + 0.5 × words per sentence
 * − 21.43 (Smith and Senter, AMRL-TR-66-220, 1967).
 */
export function readingGrade(lines: readonly string[]): number {
  const sentences = sentencesOf(lines);
  const words = sentences.flatMap((sentence) => wordsOf(sentence));
  const letters = words.join("").replaceAll(/[^\p{L}\d]/gu, "").length;
  return 4.71 * (letters / words.length) + 0.5 * (words.length / sentences.length) - 21.43;
}
