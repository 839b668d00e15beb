import { expect, test } from "vitest";

import { readTexts } from "./read-texts.ts";

const german = { code: "de", name: "German" };
const csvOf = (rows: number) =>
  `document,path,state,source,translation (de)\n${"page/a,title,done,Saw,Säge\n".repeat(rows)}`;

test("a file in another encoding is not read, because its umlauts would be lost", () => {
  expect(readTexts("german.csv", Buffer.from(csvOf(1)), german)).toMatchObject([{ translation: "Säge" }]);
  expect(() => readTexts("german.csv", Buffer.from(csvOf(1), "latin1"), german)).toThrow("not in UTF-8");
});

test("a file with more texts than any site has is not read", () => {
  expect(readTexts("German.CSV", Buffer.from(csvOf(1000)), german)).toHaveLength(1000);
  expect(() => readTexts("german.csv", Buffer.from(csvOf(50_001)), german)).toThrow(
    "The file has more than 50,000 texts. Import it in several parts",
  );
});

test("a file that is larger than the texts of any site is not read", () => {
  expect(() => readTexts("german.xlf", new Uint8Array(30_000_001), german)).toThrow(
    "The file has more than 30 MB. Import it in several parts",
  );
});
