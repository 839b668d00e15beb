import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import { expect, test } from "vitest";

import { BROWSER_PART_NAMES, BROWSER_PARTS, type BrowserPartName } from "./browser-parts.ts";

// A word that a script uses before its part of the catalog is loaded is an error in the browser, on pages in another language only. So
// this test follows the imports: from the pages to their client components, and from each dynamic import that names a part.

const web = join(import.meta.dirname, "..");
const IMPORT = /^(?:import|export) (?!type )(?:[^;]*? from )?"([^"]+)";/gm;

const sources = new Map<string, string>();
function sourceOf(file: string): string {
  const source = sources.get(file) ?? readFileSync(file, "utf8");
  sources.set(file, source);
  return source;
}

const isClient = (file: string) => /^"use client";/m.test(sourceOf(file));

function importsOf(file: string): string[] {
  return [...sourceOf(file).matchAll(IMPORT)].flatMap(([, name = ""]) => {
    if (name.startsWith("#locale/use-words")) return [];
    const path = name.startsWith("#") ? join(web, name.slice(1)) : join(dirname(file), name);
    return /^[#.]/.test(name) && /\.tsx?$/.test(name) && existsSync(path) ? [path] : [];
  });
}

/** The files that a script of the browser has, with those that it imports. */
function filesOf(roots: readonly string[]): Set<string> {
  const files = new Set<string>();
  const pending = [...roots];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    pending.push(...importsOf(file));
  }
  return files;
}

/** The client components that pages import, not those that a script loads later. */
function clientRootsOf(pages: readonly string[]): string[] {
  const seen = new Set<string>();
  const pending = [...pages];
  const roots: string[] = [];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (isClient(file)) roots.push(file);
    else pending.push(...importsOf(file));
  }
  return roots;
}

/** The words that files use: those of the catalog files that they import as a whole, and of packages. */
function wordsIn(files: Iterable<string>): string[] {
  const words = [...files].map(sourceOf).flatMap((source) => {
    const catalogs = [...source.matchAll(/import \* as \w+ from "#locale\/(en\/[\w-]+\.ts)"/g)];
    const packages = [...source.matchAll(/usePackageWords\("(\w+)"\)(?:\?\.(\w+))?/g)];
    return catalogs
      .flatMap(([, name = ""]) => exportsOf(join(web, "locale", name)))
      .concat(packages.map(([, name = "", group]) => (group === undefined ? name : `${name}.${group}`)));
  });
  return [...new Set(words)];
}

function exportsOf(file: string): string[] {
  return [...sourceOf(file).matchAll(/^export (?:const (\w+)|\{ (\w+) \} from)/gm)].map(
    ([, word, reexported]) => word ?? reexported ?? "",
  );
}

function missing(files: Iterable<string>, parts: readonly BrowserPartName[]): string[] {
  const loaded = new Set<string>(parts.flatMap((part) => BROWSER_PARTS[part]));
  return wordsIn(files).filter((word) => !loaded.has(word) && !loaded.has(word.split(".")[0] ?? ""));
}

/** Each dynamic import that loads words. */
const loaders = globSync("**/*.{ts,tsx}", { cwd: web, exclude: (path) => /node_modules|\.next/.test(path) })
  .map((name) => join(web, name))
  .flatMap((file) =>
    [...sourceOf(file).matchAll(/withWords\(\s*"(\w+)",\s*import\("([^"]+)"\)/g)].map(
      ([, part = "", path = ""]) => ({
        part: BROWSER_PART_NAMES.find((name) => name === part) ?? "page",
        file: join(dirname(file), path),
      }),
    ),
  );

test.each(loaders)("the part $part has the words of its code", ({ part, file }) => {
  const files = filesOf([file]);
  expect(wordsIn(files)).not.toEqual([]);
  expect(missing(files, ["page", part])).toEqual([]);
});

test("there is an import for each part, or a page that loads it", () => {
  const named = new Set(loaders.map(({ part }) => part));
  expect(BROWSER_PART_NAMES.filter((part) => !named.has(part))).toEqual(["page", "search", "request"]);
});

const pages = globSync("app/**/*.tsx", { cwd: web, exclude: (path) => path.includes(".test.") }).map((name) =>
  join(web, name),
);
const isRequest = (file: string) => relative(web, file).includes("request/[token]");
const isGallery = (file: string) => relative(web, file).includes("block-gallery");

test("pages have the words of their client components", () => {
  const others = pages.filter((file) => !isRequest(file) && !isGallery(file));
  expect(missing(filesOf(clientRootsOf(others)), ["page"])).toEqual([]);
  expect(missing(filesOf(clientRootsOf(pages.filter(isRequest))), ["page", "request"])).toEqual([]);
});

test("the search dialog and the scripts of statistics have theirs", () => {
  expect(missing(filesOf([join(web, "search/dialog/search-dialog.ts")]), ["search"])).toEqual([]);
  expect(missing(filesOf([join(web, "statistics/analytics.ts")]), ["page"])).toEqual([]);
});
