import { extract } from "@sanity/mutator";

import { invalid } from "./refusal.ts";

const NAME = "[A-Za-z_][A-Za-z0-9_]*";
const QUOTED = `"(?:\\\\.|[^"\\\\])*"|'(?:\\\\.|[^'\\\\])*'`;
const BRACKETS = `\\[(?:[^\\[\\]"']|${QUOTED})+\\]`;
const PATH = new RegExp(`^(?:\\.\\.)?(?:${NAME}|${BRACKETS})(?:\\.\\.?${NAME}|(?:\\.\\.)?${BRACKETS})*$`);

const seen = new Set<string>();
const SEEN_MAX = 5000;

/** Throws a Refusal 400 unless `path` is a JSONMatch path. @sanity/mutator alone would stop reading at the first oddity. */
export function checkPath(path: string): void {
  if (seen.has(path)) return;
  if (!PATH.test(path) || path.includes("__proto__") || !parses(path)) {
    throw invalid(
      `Invalid path ${JSON.stringify(path)}. Write it like "title", "seo.title", "blocks[0]" or "blocks[_key==\\"a\\"].text"`,
    );
  }
  if (seen.size >= SEEN_MAX) seen.clear();
  seen.add(path);
}

function parses(path: string): boolean {
  try {
    extract(path, {});
    return true;
  } catch {
    // The parser has no other way to say no.
    return false;
  }
}
