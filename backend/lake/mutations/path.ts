import { extract } from "@sanity/mutator";

import { invalid } from "./refusal.ts";

const NAME = "[A-Za-z_][A-Za-z0-9_]*";
const QUOTED = `"(?:\\\\.|[^"\\\\])*"|'(?:\\\\.|[^'\\\\])*'`;
const BRACKETS = `\\[(?:[^\\[\\]"']|${QUOTED})+\\]`;
const PATH = new RegExp(`^(?:\\.\\.)?(?:${NAME}|${BRACKETS})(?:\\.\\.?${NAME}|(?:\\.\\.)?${BRACKETS})*$`);

const PLACE = new RegExp(`^(.*[^.])(${BRACKETS})$`);

/** All items of an array; a text in quotes is passed over. */
const ALL_ITEMS = new RegExp(`(${QUOTED})|\\[\\s*(?:\\*|:)\\s*\\]`, "g");

const seen = new Map<string, string>();
const SEEN_MAX = 5000;

/**
 * A JSONMatch path as @sanity/mutator reads it, here and in the Studio that hears of the patch: it has no `[*]`.
 * Throws a Refusal 400 for what is none; the mutator alone would stop reading at the first oddity.
 */
export function checkedPath(path: string): string {
  const known = seen.get(path);
  if (known !== undefined) return known;
  const checked = path.replace(ALL_ITEMS, (match, quoted?: string) =>
    quoted === undefined ? "[0:]" : match,
  );
  if (!PATH.test(checked) || checked.includes("__proto__") || !parses(checked)) {
    throw invalid(
      `Invalid path ${JSON.stringify(path)}. Write it like "title", "seo.title", "blocks[0]", "blocks[*].text" or "blocks[_key==\\"a\\"].text"`,
    );
  }
  if (seen.size >= SEEN_MAX) seen.clear();
  seen.set(path, checked);
  return checked;
}

/** `sections[0].tags[-1]` as the array, and the place in it. */
export function splitPlace(path: string): { array: string; place: string } | undefined {
  const [, array, place] = PLACE.exec(path) ?? [];
  return array === undefined || place === undefined ? undefined : { array, place };
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
