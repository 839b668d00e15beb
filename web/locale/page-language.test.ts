import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { afterEach, expect, test, vi } from "vitest";

import { pageLanguage } from "./page-language.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ["en", {}],
  ["de", { language: "de" }],
])("a page in %s that is shown in a French translation keeps its language", (language, dataset) => {
  vi.stubGlobal("document", { documentElement: { lang: "fr", dataset } });
  expect(pageLanguage()).toBe(language);
});

test("no code for browsers takes the language of the page from where translation programs write theirs", () => {
  const web = join(import.meta.dirname, "..");
  const files = globSync("**/*.{ts,tsx}", {
    cwd: web,
    exclude: (path) => /node_modules|\.next|\.test\.tsx?$/.test(path),
  });
  expect(files.length).toBeGreaterThan(300);
  const wrong = files.filter((file) =>
    /documentElement\s*\.\s*lang\b/.test(readFileSync(join(web, file), "utf8")),
  );
  expect(wrong).toEqual([]);
});
