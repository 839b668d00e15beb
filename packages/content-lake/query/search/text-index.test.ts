import { expect, test } from "vitest";

import { Dataset } from "../../documents/dataset.ts";
import { editor } from "../../testing/engine.ts";
import { createQueryEngine } from "../engine.ts";
import { MAX_INDEXED_CHARACTERS } from "./search-terms.ts";

/** The largest size of a document. */
const LARGE = 31 * 1024 * 1024;

function openIndex(...texts: string[]) {
  const documents = new Dataset();
  const time = "2026-01-01T00:00:00Z";
  for (const [index, text] of texts.entries())
    documents.put({ _id: `d${index}`, _type: "page", _rev: "r", _createdAt: time, _updatedAt: time, text });
  const engine = createQueryEngine({ documents, projectId: "p", dataset: "d" });
  const search = (words: string) =>
    engine.query({
      query: "*[@ match text::query($words)]._id",
      params: { words },
      perspective: "raw",
      identity: editor,
    }).result;
  return { engine, search };
}

test("a document with one word of 32 MB is indexed like any other", () => {
  const { engine, search } = openIndex("x".repeat(LARGE), "red");
  expect(engine.indexTexts(10)).toBe(false);
  expect(search("red")).toEqual(["d1"]);
  const { search: searchAtOnce } = openIndex("x".repeat(LARGE), "red");
  expect(searchAtOnce("red")).toEqual(["d1"]);
});

test("of a document with millions of words only the first ones are indexed", () => {
  let text = "first_word ";
  for (let index = 0; text.length < LARGE; index++) text += `${index.toString(36)} `;
  const { engine, search } = openIndex(
    `${text}last_word`,
    `${"y ".repeat(MAX_INDEXED_CHARACTERS / 2 - 8)}last_word`,
  );
  const before = process.memoryUsage.rss();
  expect(engine.indexTexts(10)).toBe(false);
  expect((process.memoryUsage.rss() - before) / 2 ** 20).toBeLessThan(200);
  expect(search("first_word")).toEqual(["d0"]);
  expect(search("last_word")).toEqual(["d1"]);
});
