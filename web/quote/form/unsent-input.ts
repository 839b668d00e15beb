import { FORM_ATTRIBUTE } from "../form-dom.ts";

/** Whether a quote form has input or a file that a reload would lose. */
export function hasUnsentInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    `[${FORM_ATTRIBUTE}] input:not([name=country]), [${FORM_ATTRIBUTE}] textarea`,
  );
  return (
    document.querySelector(`[${FORM_ATTRIBUTE}] [data-upload]`) !== null ||
    [...fields].some(({ value }) => value !== "")
  );
}
