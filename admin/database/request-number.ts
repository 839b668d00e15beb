import { randomInt } from "node:crypto";

/** Letters and digits that nobody confuses by eye or on the phone, and without vowels, so that no number is a word. */
const SYMBOLS = "34679CDFHJKMNPQRTVWXY";

/**
 * A number by which customers and staff name a quote request, such as “K4M-9PX”: 85 million are possible. It is random, so it does not
 * reveal how many requests there are. It opens nothing: that needs the link of the request (request-links.ts).
 */
export function createRequestNumber(): string {
  const symbols = Array.from({ length: 6 }, () => SYMBOLS.charAt(randomInt(SYMBOLS.length)));
  return `${symbols.slice(0, 3).join("")}-${symbols.slice(3).join("")}`;
}
