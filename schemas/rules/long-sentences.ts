import type { DocumentRule } from "./rule.ts";
import { textsOf } from "./texts.ts";

const MAX_WORDS = 35;

/** The space after a sentence. A decimal point has no space after it. */
const SENTENCE_END = /(?<=[.?!:])\s+/;

export const longSentences: DocumentRule = {
  name: "long-sentences",
  why: "Many readers are not native speakers and lose the thread of a long sentence",
  level: "info",
  check: (document) =>
    textsOf(document).flatMap(({ text, path }) =>
      text.split(SENTENCE_END).flatMap((sentence) => {
        const words = sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));
        if (words.length <= MAX_WORDS) return [];
        const start = words.slice(0, 5).join(" ");
        return [
          { path, message: `“${start} …” has ${words.length} words. Split it: ${MAX_WORDS} are enough` },
        ];
      }),
    ),
};
