import { HOST } from "./quote-events.ts";

/** Whether a quote form holds what would be a pity to lose, in the plain form or the live one. */
export function hasUnsentInput(): boolean {
  const texts = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    `[${HOST}] input:not([name=country]), [${HOST}] textarea`,
  );
  return (
    document.querySelector(`[${HOST}] [data-upload]`) !== null || [...texts].some(({ value }) => value !== "")
  );
}
