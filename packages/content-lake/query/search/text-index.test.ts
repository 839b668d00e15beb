import { expect, test, vi } from "vitest";

import { Dataset } from "../../documents/dataset.ts";
import { editor, MemoryDocuments } from "../../testing/engine.ts";
import { Budget, SIGNED_IN_LIMITS } from "../budget.ts";
import { createQueryEngine } from "../engine.ts";
import { MAX_SEARCHED_CHARACTERS, parseSearch } from "./search-terms.ts";
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
    `${"y ".repeat(MAX_SEARCHED_CHARACTERS / 2 - 8)}last_word`,
  );
  const before = process.memoryUsage.rss();
  expect(engine.indexTexts(10)).toBe(false);
  expect((process.memoryUsage.rss() - before) / 2 ** 20).toBeLessThan(200);
  expect(search("first_word")).toEqual(["d0"]);
  expect(search("last_word")).toEqual(["d1"]);
});

test("a document whose text is replaced again and again leaves only some of its words in the index, and all others", () => {
  const documents = new MemoryDocuments([{ _id: "b", _type: "page", text: wordsOf("b", 1000) }]);
  const index = new TextIndex(documents);
  const budget = new Budget(SIGNED_IN_LIMITS);
  const [scan, spend] = [vi.spyOn(budget, "scan"), vi.spyOn(budget, "spend")];
  const rounds = 36;
  const wordsPerRound = 30_000;
  for (let round = 0; round < rounds; round++) {
    index.addNext(10);
    const text = wordsOf(`${round}w`, wordsPerRound);
    index.applyTransaction(documents.write({ _id: "a", _type: "page", text }));
    expect(frequencyIn(index, documents, "b", "b7", budget)).toBe(1);
  }
  // Adding the other document again counts each of its words.
  expect(Math.max(...spend.mock.calls.map(([steps]) => steps))).toBeLessThan(1000);
  frequencyIn(index, documents, "b", "zz*", budget);
  // A search for the start of a word looks at all words.
  expect(Math.max(...scan.mock.calls.map(([count]) => count))).toBeLessThan((rounds * wordsPerRound) / 1.5);
});

test("a search that takes long finds changed documents by the words that they had, until they are added again", () => {
  const documents = new MemoryDocuments([{ _id: "a", _type: "page", text: "red" }]);
  const index = new TextIndex(documents);
  index.addNext(10);
  index.applyTransaction(documents.write({ _id: "a", _type: "page", text: "blue" }));
  const budget = new Budget(SIGNED_IN_LIMITS);
  const spent = vi.spyOn(budget, "spentMilliseconds").mockReturnValue(1000);
  expect(frequencyIn(index, documents, "a", "red", budget)).toBe(1);
  spent.mockReturnValue(0);
  expect(frequencyIn(index, documents, "a", "blue", budget)).toBe(1);
  expect(frequencyIn(index, documents, "a", "red", budget)).toBe(0);

  index.applyTransaction(documents.write({ _id: "a", _type: "page", text: "green" }));
  index.addNext(10);
  spent.mockReturnValue(1000);
  expect(frequencyIn(index, documents, "a", "green", budget)).toBe(1);
  index.applyTransaction(documents.write("a"));
  index.applyTransaction(documents.write({ _id: "a", _type: "page", text: "yellow" }));
  expect(frequencyIn(index, documents, "a", "yellow", budget)).toBe(1);
});

function wordsOf(prefix: string, count: number): string {
  return Array.from({ length: count }, (_, index) => `${prefix}${index}`).join(" ");
}

function frequencyIn(
  index: TextIndex,
  documents: MemoryDocuments,
  id: string,
  words: string,
  budget: Budget,
): number {
  const document = documents.get(id);
  if (document === undefined) throw new Error(`There is no document "${id}"`);
  return index.frequenciesIn(document, id, parseSearch(words), budget)(0);
}
