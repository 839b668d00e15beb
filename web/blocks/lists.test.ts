import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { findBlock } from "schemas/blocks/index.ts";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");

const files = globSync("*.tsx", { cwd: import.meta.dirname })
  .filter((file) => !file.includes(".test."))
  .toSorted();

/** What returns one document or facts by id, or has limited its documents itself. */
const NO_LISTS = new Set([
  "getSettings",
  "getChart",
  "getDrawing",
  "getFiles",
  "getGradePaths",
  "getListedPages",
]);

/** Finds the documents that an editor chose in a list of all. */
const LOOKUPS = ["hero.tsx", "process-chooser.tsx", "video-player.tsx"];

/** The names that a file imports of what loads content. */
function loadersIn(code: string): string[] {
  const imports = code.matchAll(
    /^import \{([^}]*)\} from "(?:#cms\/(?:content|records|fetch)|#pricing\/get-\S*)\.ts";$/gm,
  );
  return [...imports].flatMap(([, names = ""]) => names.match(/\b(?:get|fetch)[A-Z]\w*/g) ?? []);
}

const isLimited = (code: string) => /\b(?:withinPage|listed|getListedPages)\(/.test(code);

test("a block that shows a list of documents limits it by `listed`, `getListedPages` or `withinPage`", () => {
  const withLists = files.filter((file) => loadersIn(read(file)).some((name) => !NO_LISTS.has(name)));
  expect(withLists).toContain("material-table.tsx");
  expect(withLists.filter((file) => !isLimited(read(file)))).toEqual(LOOKUPS);
});

/** Blocks whose documents an editor chooses, or that show them only as the choices of a form. */
const WITHOUT_ENTRIES = ["calculator", "materialData", "priceIndication", "team"];

test("a block that limits a list says in `lists` of its schema which documents it shows", () => {
  const blocks = [...read("index.ts").matchAll(/ as (\w+) \} from "\.\/(.*?)"/g)];
  const limited = blocks.flatMap(([, name = "", file = ""]) => (isLimited(read(file)) ? [name] : []));
  expect(limited).toContain("materialTable");
  expect(limited.filter((name) => findBlock(name)?.facts.lists === undefined).toSorted()).toEqual(
    WITHOUT_ENTRIES,
  );
});
