import { readFileSync } from "node:fs";
import { join } from "node:path";

import { sourceFiles } from "check-runner/clean-clone.ts";
import { expect, test } from "vitest";

import { unwantedIn } from "../../schemas/rules/wording.ts";
import { root } from "../run/env.ts";

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** A string or the text of an element. */
const TEXT = /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|>[^<>{}]+</g;

/** Names of old standards that visitors can choose, old names that are replaced, words of other languages, and the rules themselves. */
const EXCLUDED =
  /^(?:packages\/calculators\/general-tolerances|packages\/site-search\/word-forms|web\/locale\/(?!en\/)[^/]+\/|schemas\/(?:migrations|rules)\/)/;

const allFiles = await sourceFiles(root);
const files = allFiles.filter(
  (file) =>
    /^(?:packages\/(?:business-hours|calculator-views|calculators|comparison-charts|dialing-codes|heic-uploads|material-properties|next-internals|next-page-cache|part-check|preview-overlays|pricing|site-search|studio-[\w-]+|technical-drawings|two-proportions)|schemas|studio|web)\/.*\.tsx?$/.test(
      file,
    ) &&
    !/\.(?:test|generated)\./.test(file) &&
    !EXCLUDED.test(file),
);

/** What is code in a document, and lines between its cells and paragraphs. */
const CODE = /```[\s\S]*?```|`[^`]*`|-{3,}/g;

test("the documents and the guide for editors follow the rules for wording", () => {
  const documents = allFiles.filter((file) => file.endsWith(".md") && !file.endsWith("/CHANGELOG.md"));
  expect(documents.length).toBeGreaterThan(50);
  const found = documents.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .replaceAll(CODE, "x")
      .split(/\n\n|\n(?=[-|#\d])/)
      .flatMap((paragraph) => unwantedIn(paragraph.replaceAll(/\s+/g, " ")))
      .map(({ found: words, instead }) => `${file}: “${words}”: ${instead}`),
  );
  expect(found).toEqual([]);
});

test("the texts of the site and the Studio follow the rules for wording", () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => {
    const source = readFileSync(join(root, file), "utf8").replaceAll(COMMENT, "");
    const texts = source.match(TEXT) ?? [];
    return texts
      .filter((text) => text.includes(" "))
      .flatMap((text) => unwantedIn(text.slice(1, -1)))
      .map(({ found: words, instead }) => `${file}: “${words}”: ${instead}`);
  });
  expect(found).toEqual([]);
});
