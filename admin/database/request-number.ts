import { randomInt } from "node:crypto";

/** Letters and digits that are easy to tell apart in print and on the phone. Without vowels, so that no number spells a word. */
const SYMBOLS = "34679CDFHJKMNPQRTVWXY";

/**
 * The number of a quote request for customers and staff, such as “K4M-9PX”: 85 million are possible. It is random, so it does not
 * reveal how many requests there are. It opens nothing: that needs the link of the request (request-links.ts).
 */
export function createRequestNumber(): string {
  const symbols = Array.from({ length: 6 }, () => SYMBOLS.charAt(randomInt(SYMBOLS.length)));
  return `${symbols.slice(0, 3).join("")}-${symbols.slice(3).join("")}`;
}

/** What staff search a number by: as people write it, with its hyphen or without, in lower case. */
export function numberText(number: string): string {
  return `${number} ${number.replace("-", "")}`.toLowerCase();
}
