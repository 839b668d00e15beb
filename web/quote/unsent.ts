import { QUOTE_ID } from "./opens-quote.ts";

/** Whether the quote form holds what would be a pity to lose, in the plain form or the live one. */
export function hasUnsentInput(): boolean {
  const form = document.querySelector(`#${QUOTE_ID} form`);
  if (!form) return false;
  const texts = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "input:not([name=country]), textarea",
  );
  return form.querySelector("[data-upload]") !== null || [...texts].some(({ value }) => value !== "");
}
