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

const UNIT = String.raw`(?:mm|µm|cm|m|kg|g|MPa|GPa|°C|kN|N|days?|weeks?|parts?|%)(?!\w)`;

/** How numbers are not written, and how they are. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`\b\d+,\d{1,2} ?${UNIT}`), "Write decimals with a point: 0.5 mm"],
  [/\d(?:mm|µm|MPa|GPa|°C|kg|kN)\b/, "Put a space between a number and its unit: 5 mm"],
  [
    new RegExp(String.raw`(?<![\d.,–-])\d[\d.,]* ?- ?\d[\d.,]* ${UNIT}`),
    "Write a range with an en dash: 5–10 mm",
  ],
  [/\d x \d/, "Write a size with ×: 500 × 300 mm"],
  [/\+ ?\/ ?-/, "Write a tolerance with ±: ±0.1 mm"],
  [/(?<!\d )± \d/, "Write a tolerance without a space: ±0.1 mm"],
  [new RegExp(String.raw`(?<![\d.,])\d{5,} ${UNIT}`), "Separate thousands with a comma: 10,000 parts"],
];

export const numbersInTexts: DocumentRule = {
  name: "numbers-in-texts",
  why: "The site's switch to inches reads numbers in texts, and a comma for a point changes the value a thousandfold",
  level: "warning",
  check: (document) =>
    textsOf(document).flatMap(({ text, path }) =>
      SLIPS.flatMap(([slip, instead]) => {
        const [found] = slip.exec(text) ?? [];
        return found === undefined ? [] : [{ path, message: `“${found}”: ${instead}` }];
      }),
    ),
};
