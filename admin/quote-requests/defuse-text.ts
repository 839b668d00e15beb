/** The dots of addresses: the full stop, and those that programs read like it (UTS #46). */
const DOT_OF_NAME = /[.\u3002\uff0e\uff61\u2024](?=\p{L}{2})/gu;

/**
 * A stranger's text, for a mail to another person. Mail programs turn addresses in texts into links, so spaces break
 * them up: “see evil .com”, “http: / /…”, “ada @example .com”. Numbers and sentences stay as they are.
 */
export function defuseText(text: string): string {
  return text
    .replace(/[/\\\uff0f](?=[/\\\uff0f])/gu, "$& ")
    .replace(/(?<=[a-z])[:\uff1a](?=[^\s:])/giu, ": ")
    .replace(/[@\uff20](?=\S)/gu, " @ ")
    .replace(DOT_OF_NAME, (dot) => ` ${dot}`);
}
