import { expect, test, vi } from "vitest";

import { Dataset } from "../../documents/dataset.ts";
import { editor, MemoryDocuments } from "../../testing/engine.ts";
import { Budget, SIGNED_IN_LIMITS } from "../budget.ts";
import { createQueryEngine } from "../engine.ts";
import { MAX_INDEXED_CHARACTERS, parseSearch } from "./search-terms.ts";
import { TextIndex } from "./text-index.ts";

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

test("a document whose text is replaced again and again leaves only some of its words in the index", () => {
  const documents = new MemoryDocuments();
  const index = new TextIndex(documents);
  const rounds = 12;
  const wordsPerRound = 100_000;
  for (let round = 0; round < rounds; round++) {
    const text = Array.from({ length: wordsPerRound }, (_, word) => `${round}w${word}`).join(" ");
    index.applyTransaction(documents.write({ _id: "a", _type: "page", text }));
    index.addNext(10);
  }
  const budget = new Budget(SIGNED_IN_LIMITS);
  const scan = vi.spyOn(budget, "scan");
  const [document] = documents.all();
  if (document === undefined) throw new Error("There is no document.");
  index.frequenciesIn(document, "a", parseSearch("zz*"), budget);
  // A search for the start of a word looks at all words.
  expect(scan.mock.calls[0]?.[0]).toBeLessThan((rounds * wordsPerRound) / 1.5);
});
