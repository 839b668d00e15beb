import type { Link } from "../../web/cms/types.generated.ts";
import { toPage, toQuote } from "./link.ts";

/** Words of a paragraph: plain with marks, stressed, leading somewhere, or explained by the glossary. */
export type Words =
  | string
  | { readonly strong: string }
  | { readonly text: string; readonly link: Link }
  | { readonly text: string; readonly term: string };

const MARK = /\*\*(?<strong>.+?)\*\*|\[(?<text>[^\]]+)\]\((?<target>[^)\s]+)\)/g;

/**
 * Takes marked text apart: `**stressed**`, `[words](page-id)`, `[words](page-id#anchor)`, `[words](quote)`, and
 * `[words](term-id)` for what the glossary explains.
 */
export function wordsOf(text: string): Words[] {
  const words: Words[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > end) words.push(text.slice(end, match.index));
    words.push(toWords(match.groups ?? {}));
    end = match.index + match[0].length;
  }
  if (end < text.length) words.push(text.slice(end));
  return words;
}

function toWords({ strong, text = "", target = "" }: Record<string, string>): Words {
  if (strong !== undefined) return { strong };
  if (target === "quote") return { text, link: toQuote };
  if (target.startsWith("term-")) return { text, term: target };
  const [id = "", anchor] = target.split("#");
  return { text, link: toPage(id, anchor) };
}
