import { join } from "node:path";
import { runInThisContext } from "node:vm";

import { afterEach, expect, test } from "vitest";

import { wordsOf } from "#locale/catalogs.ts";

import { buildCatalog } from "./build-scripts.ts";

const folderOf = (language: string) => join(import.meta.dirname, "../locale", language);

afterEach(() => {
  globalThis.pageWords = undefined;
});

test("the parts of a language's words for browsers add up", async () => {
  runInThisContext(await buildCatalog(folderOf("de"), "page"));
  runInThisContext(await buildCatalog(folderOf("de"), "checkedPart"));
  const german = wordsOf("de");
  expect(globalThis.pageWords?.locale).toBe("de-DE");
  expect(globalThis.pageWords?.partView.findings(2)).toBe(german.partView.findings(2));
  expect(globalThis.pageWords?.pricing.bends(2)).toBe("zwei Biegungen");
  expect(globalThis.pageWords?.search).toBeUndefined();
});

test("a part has no words of others", async () => {
  const part = await buildCatalog(folderOf("ja"), "calculators");
  expect(part).toContain("基準寸法");
  expect(part).not.toContain("ご依頼内容");
});
