import { expect, test } from "vitest";

import type { JsonObject } from "../documents/json.ts";
import { LakeError } from "../errors.ts";
import { createQueryEngine } from "./engine.ts";
import { MemoryDocuments } from "./testing/test-engine.ts";

const identity = { id: "somebody", role: "editor" } as const;
const documents = new MemoryDocuments(
  Array.from({ length: 1000 }, (_, index) => ({
    _id: `d${index}`,
    _type: "x",
    title: `Title ${index}`,
    text: "words ".repeat(200),
  })),
);

function refusalOf(query: string, limits = { milliseconds: 60_000, steps: 1_000_000 }): string {
  const engine = createQueryEngine({ documents, projectId: "p", dataset: "d", limits });
  try {
    engine.query({ query, params: {}, perspective: "raw", identity });
  } catch (error) {
    if (error instanceof LakeError && error.status === 400) return error.message;
    throw error;
  }
  throw new Error("Not refused");
}

test.each([
  '*{"a": *{"b": *{"c": 1}}}',
  '*{"a": count(*[title != ^.title && title != "x"])}[0...1000]{"b": count(*[title != ^.a])}',
  '*{"a": array::join(*.text, "")}',
  '[...*, ...*]{"a": [...*, ...*]}',
  '*{"a": string::split(text, "")}{"b": *{"c": 1}}',
])("%s is stopped by the number of its steps", (query) => {
  expect(refusalOf(query)).toContain("looked at more than 1000000 values");
});

test("a query is stopped at its deadline, and the next one is answered", () => {
  const start = performance.now();
  const message = refusalOf('*{"a": *{"b": *{"c": 1}}}', { milliseconds: 50, steps: Infinity });
  expect(message).toContain("took longer than 50 ms");
  expect(performance.now() - start).toBeLessThan(2000);
  const engine = createQueryEngine({ documents, projectId: "p", dataset: "d" });
  expect(engine.query({ query: "count(*)", params: {}, perspective: "raw", identity }).result).toBe(1000);
});

test("a small query with an enormous answer is refused before it is written out", () => {
  expect(refusalOf('*{"a": *}')).toContain("its result is longer than");
});

const words = (count: number, prefix: string): string =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`).join(" ");
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => count - index);

/** What a stranger may post is bounded by 8 MB: none of it may hold up the others for more than a moment over the limit. */
test.each<[string, string, JsonObject]>([
  ["an order of many, worst first", "$a|order(@)[0...24999]", { a: numbers(200_000) }],
  [
    "arrays with nothing in common",
    "array::intersects($a, $b)",
    { a: numbers(300_000), b: numbers(300_000).map((one) => -one) },
  ],
  ["words that are not there", "$a match $b", { a: words(100_000, "a"), b: words(100_000, "b") }],
  ["stars that are not there", "$a match $b", { a: words(100_000, "a"), b: words(100_000, "*b*") }],
  ["a star over one long word", "$a match $b", { a: "a".repeat(3_000_000), b: `*${"a".repeat(1000)}b*` }],
  [
    "a long text again and again",
    "$a[$b match @]",
    { a: numbers(100_000).map(String), b: "a b ".repeat(500_000) },
  ],
  ["many in many", "$a[@ in $b]", { a: numbers(300_000), b: numbers(300_000).map((one) => -one) }],
  [
    "a long text in lower case",
    "$a[lower($b) == @]",
    { a: numbers(300_000).map(String), b: "A".repeat(4_000_000) },
  ],
  [
    "a search for many words",
    "$a[$b match text::query($c)]",
    { a: numbers(1000), b: "a ".repeat(1_000_000), c: words(100_000, "a") },
  ],
])("%s: answered or stopped, within the limit", (_, query, params) => {
  const engine = createQueryEngine({
    documents,
    projectId: "p",
    dataset: "d",
    limits: { milliseconds: 200, steps: 20_000_000 },
  });
  const { user, system } = process.threadCpuUsage();
  const before = user + system;
  try {
    engine.query({ query, params, perspective: "raw", identity });
  } catch (error) {
    if (!(error instanceof LakeError)) throw error;
  }
  const after = process.threadCpuUsage();
  expect((after.user + after.system - before) / 1000).toBeLessThan(2000);
});

test.each([
  ["a string without an end", `"${'\\"'.repeat(1_900_000)}`],
  ["a string without an end, as long as may be", `"${'\\"'.repeat(49_999)}`],
  ["very many words", "a||".repeat(2_000_000)],
  ["one very long name", "a".repeat(7_000_000)],
])("a query that is %s is refused at once", (_, query) => {
  const start = performance.now();
  expect(refusalOf(query).length).toBeLessThan(1000);
  expect(performance.now() - start).toBeLessThan(1000);
});
