import { expect, test } from "vitest";

import { readCsv, writeCsv } from "./csv.ts";
import type { ExportedDocument } from "./exchange.ts";

const OPTIONS = { targetLanguage: "de", describeCode: () => "" };

function documentWith(text: string): ExportedDocument {
  const pair = { path: "title", title: "Title", kind: "plain", text, codes: [] } as const;
  const translation = {
    state: "missing",
    needsTranslator: true,
    translation: text,
    translated: undefined,
  } as const;
  return { id: "a", name: "A page", texts: [{ ...pair, ...translation }] };
}

const sourceIn = (csv: string) => readCsv(csv, "de")[0]?.source;

test.each([
  ["=1+1", "'=1+1"],
  ["One\n  =2", "One\n'  =2"],
  ["One\n\n=2", "One\n'\n'=2"],
  ["a;-1", "a;'-1"],
  ["'\ta", "''\ta"],
  ["1 = 1", "1 = 1"],
])("what a spreadsheet takes for a formula gets an apostrophe: %j is written as %j", (text, written) => {
  const csv = writeCsv([documentWith(text)], OPTIONS);
  expect(csv).toContain(`"${written}"`);
  expect(sourceIn(csv)).toBe(text);
});

test("a text of a million line breaks is written and read at once", () => {
  const text = "'\n".repeat(1_000_000);
  const start = Date.now();
  expect(sourceIn(writeCsv([documentWith(text)], OPTIONS))).toBe(text);
  expect(Date.now() - start).toBeLessThan(10_000);
});
