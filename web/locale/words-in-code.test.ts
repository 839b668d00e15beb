import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { parseSync } from "rolldown/utils";
import { expect, test } from "vitest";

import { hasCatalog } from "./catalogs.ts";
import * as english from "./en/index.ts";

const root = join(import.meta.dirname, "../..");

/** Components whose words visitors read. Those of the draft preview and the design gallery are for staff, in English. */
const components = globSync(
  [
    "web/**/*.tsx",
    "packages/{calculator-views,client-navigation,comparison-charts,data-table,part-view}/**/*.tsx",
  ],
  {
    cwd: root,
    exclude: (path) =>
      /node_modules|\.next|\.test\.tsx|testing|web\/(?:draft|gallery|app\/block-gallery)/.test(path),
  },
);

/** Attributes that people read or hear. */
const READ_ATTRIBUTES = new Set([
  "alt",
  "aria-label",
  "caption",
  "label",
  "nameTitle",
  "placeholder",
  "title",
]);

/** Names of programs, and what is not a text. */
const NAMES = /^(?:occt-import-js|Open CASCADE Technology|&\w+;)$/;

interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly name?: { readonly name?: unknown };
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

function wordsIn(file: string): string[] {
  const found: string[] = [];
  const add = (text: unknown) => {
    const shown = String(text).replaceAll(/\s+/g, " ").trim();
    if (/\p{Letter}{2}/u.test(shown) && !NAMES.test(shown)) found.push(`${file}: ${shown}`);
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    if (!isNode(value)) return;
    if (value.type === "JSXText") add(value.value);
    if (value.type === "JSXAttribute" && READ_ATTRIBUTES.has(String(value.name?.name))) {
      const { value: content } = value;
      if (isNode(content) && content.type === "Literal") add(content.value);
    }
    for (const child of Object.values(value)) visit(child);
  };
  visit(parseSync(file, readFileSync(join(root, file), "utf8")).program);
  return found;
}

test("components have no words of their own", () => {
  expect(components.length).toBeGreaterThan(150);
  expect(components.flatMap(wordsIn)).toEqual([]);
});

/** The names of all words of the site itself. Packages test their own. */
function namesIn(words: object): string[] {
  return Object.entries(words).flatMap(([name, word]: [string, unknown]) =>
    [name].concat(typeof word === "object" && word !== null && !Array.isArray(word) ? namesIn(word) : []),
  );
}

test("every word of the catalog is used", () => {
  const files = globSync("web/**/*.{ts,tsx}", {
    cwd: root,
    exclude: (path) => /node_modules|\.next|\.test\.tsx?$|web\/locale\/[\w-]+\//.test(path),
  });
  const code = files.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  const {
    calculators: _c,
    charts: _h,
    dataTable: _d,
    measures: _m,
    partCheck: _p,
    partView: _v,
    pricing: _r,
    quantities: _q,
    ...own
  } = english;
  const used = new Set(code.match(/[A-Za-z]\w*/g));
  // Looked up by stored values.
  const { materialNames: _n, requestProgress: _s, workPlaces: _w, ...rest } = own;
  expect(namesIn(rest).filter((name) => !used.has(name))).toEqual([]);
});

test("each folder of words is a catalog", () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== "testing",
  );
  expect(folders.map(({ name }) => [name, hasCatalog(name)])).toEqual(
    folders.map(({ name }) => [name, true]),
  );
});
