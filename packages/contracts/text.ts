import * as v from "valibot";

// Control characters other than line breaks and tabs, and characters that change the direction of text.
// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;
const ALL_UNPRINTABLE = new RegExp(UNPRINTABLE, "g");

/** All that programs show as a line break. */
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Writes every line break as "\n". Mails quote a stranger's text line by line, and none may begin behind another character. */
export function withLineFeeds(text: string): string {
  return text.replace(LINE_BREAK, "\n");
}

/** Rejects a text with control characters. */
export const printable = v.check<string, string>(
  (text) => !UNPRINTABLE.test(text),
  "Remove the characters that cannot be shown",
);

/** Removes control characters. For example, a phone number copied from a web page often has direction marks around it. */
export function visibleText(text: string): string {
  return replaceUnprintable(withLineFeeds(text), "");
}

export function replaceUnprintable(text: string, replacement: string): string {
  return text.replace(ALL_UNPRINTABLE, replacement);
}
