import * as v from "valibot";

// Line breaks and tabs are part of a text. Other control characters are not, nor are the marks that reverse its direction.
// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;
const EVERY_UNPRINTABLE = new RegExp(UNPRINTABLE, "g");

/** Rejects a text with control characters. */
export const printable = v.check<string, string>(
  (text) => !UNPRINTABLE.test(text),
  "Remove the characters that cannot be shown",
);

/** The text without control characters. A phone number copied from a web page often comes with direction marks around it. */
export function visibleText(text: string): string {
  return replaceUnprintable(text.replace(/[\v\f]/g, "\n"), "");
}

export function replaceUnprintable(text: string, replacement: string): string {
  return text.replace(EVERY_UNPRINTABLE, replacement);
}
