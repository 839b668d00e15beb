import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { sourceFiles } from "check-runner/clean-clone.ts";
import { expect, test } from "vitest";

import { root } from "../run/env.ts";

const files = await sourceFiles(root);
const EXTENSION = String.raw`\.(?:tsx?|css|md|conf|json)`;

/** Whether a file has the path, from the root or below any folder: documents may omit folders that are clear from the context. */
function exists(path: string): boolean {
  if (path.includes("*")) return globSync(join("**", path), { cwd: root }).length > 0;
  return files.some((file) => file === path || file.endsWith(`/${path}`));
}

/** Matches example names in the recipes, for which there are no files, and suffixes of file names. */
const EXAMPLES = /logo-strip|documents\/event|generated|^\.\w+\.tsx$/;

test.each(files.filter((file) => file.endsWith(".md")))("%s names and links existing files", (document) => {
  const text = readFileSync(join(root, document), "utf8");
  const named = [...text.matchAll(new RegExp(`\`([\\w./*[\\]-]+${EXTENSION})\``, "g"))].map(([, path = ""]) =>
    path.replace(/^(\.\.?\/)+/, ""),
  );
  const linked = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, path = ""]) => decodeURI(path));
  expect(named.filter((path) => !EXAMPLES.test(path) && !exists(path))).toEqual([]);
  expect(linked.filter((path) => !existsSync(join(root, dirname(document), path)))).toEqual([]);
});

test("comments name existing files", () => {
  const stale = files
    .filter((file) => /\.(tsx?|css)$/.test(file) && !file.includes("generated"))
    .flatMap((file) => {
      if (!existsSync(join(root, file))) return [];
      const comments = readFileSync(join(root, file), "utf8").match(/^ *(?:\/\/|\/?\*).*$/gm) ?? [];
      const pattern = new RegExp(
        `(?<![\\w./@<>-])((?:web|admin|studio|schemas|packages|e2e|tools|docs)/[\\w./[\\]-]+${EXTENSION})\\b`,
        "g",
      );
      const named = [...comments.join("\n").matchAll(pattern)].map(([, path = ""]) => path);
      return named.filter((path) => !exists(path)).map((path) => `${file} names ${path}`);
    });
  expect(stale).toEqual([]);
});

/** As Git writes them, and as the formatter changes them in a document. */
const MERGE_MARKER = /^(?:<{7} |={7}$|>{7} |(?:> ){6}> )/m;

test("no file contains the markers of a merge", () => {
  const texts = files.filter(
    (file) => /\.(?:tsx?|css|md|conf|json)$/.test(file) && existsSync(join(root, file)),
  );
  expect(texts.length).toBeGreaterThan(2000);
  expect(texts.filter((file) => MERGE_MARKER.test(readFileSync(join(root, file), "utf8")))).toEqual([]);
});
