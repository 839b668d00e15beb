import { createHash } from "node:crypto";

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Data for machines, which no browser runs. */
const DATA = /\stype="(?!module"|text\/javascript")[^"]*"/;

/** The texts of a page's own scripts. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = ""]) => !/\ssrc=/.test(attributes) && !DATA.test(attributes))
    .map(([, , text = ""]) => text);
}

export function inlineStyles(html: string): string[] {
  return [...html.matchAll(STYLE)].map(([, text = ""]) => text);
}

/** How a Content-Security-Policy names a text that may run. */
export function cspHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
