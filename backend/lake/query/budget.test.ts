import { expect, test } from "vitest";

import type { JsonObject } from "../documents/json.ts";
import { LakeError } from "../errors.ts";
import { createQueryEngine } from "./engine.ts";
import { MemoryDocuments } from "./testing/test-engine.ts";

const identity = { id: "ada", role: "editor" } as const;
const documents = new MemoryDocuments(
  Array.from({ length: 1000 }, (_, index) => ({
    _id: `d${index}`,
    _type: "x",
    title: `Title ${index}`,
    text: "words ".repeat(200),
  })),
);

function rejectionOf(query: string, limits = { milliseconds: 60_000, steps: 1_000_000 }): string {
  const engine = createQueryEngine({ documents, projectId: "p", dataset: "d", limits });
  try {
    engine.query({ query, params: {}, perspective: "raw", identity });
  } catch (error) {
    if (error instanceof LakeError && error.status === 400) return error.message;
    throw error;
  }
  throw new Error("The query was not rejected");
}

test.each([
  '*{"a": *{"b": *{"c": 1}}}',
  '*{"a": count(*[title != ^.title && title != "x"])}[0...1000]{"b": count(*[title != ^.a])}',
  '*{"a": array::join(*.text, "")}',
  '[...*, ...*]{"a": [...*, ...*]}',
  '*{"a": string::split(text, "")}{"b": *{"c": 1}}',
])("%s is stopped at the limit of steps", (query) => {
  expect(rejectionOf(query)).toContain("looked at more than 1000000 values");
});

test("a query is stopped at its time limit, and the next one succeeds", () => {
  const start = performance.now();
  const message = rejectionOf('*{"a": *{"b": *{"c": 1}}}', { milliseconds: 50, steps: Infinity });
  expect(message).toContain("took longer than 50 ms");
  expect(performance.now() - start).toBeLessThan(2000);
  const engine = createQueryEngine({ documents, projectId: "p", dataset: "d" });
  expect(engine.query({ query: "count(*)", params: {}, perspective: "raw", identity }).result).toBe(1000);
});

test("a query with an enormous result is rejected", () => {
  expect(rejectionOf('*{"a": *}')).toContain("its result is longer than");
});

const words = (count: number, prefix: string): string =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`).join(" ");
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => count - index);

/** An anonymous request may have 8 MB. No query in it may run much longer than the limit. */
test.each<[string, string, JsonObject]>([
  ["an order with the worst input", "$a|order(@)[0...24999]", { a: numbers(200_000) }],
  [
    "arrays with nothing in common",
    "array::intersects($a, $b)",
    { a: numbers(300_000), b: numbers(300_000).map((value) => -value) },
  ],
  ["words that do not match", "$a match $b", { a: words(100_000, "a"), b: words(100_000, "b") }],
  ["patterns that do not match", "$a match $b", { a: words(100_000, "a"), b: words(100_000, "*b*") }],
  ["a pattern and one long word", "$a match $b", { a: "a".repeat(3_000_000), b: `*${"a".repeat(1000)}b*` }],
  [
    "a long text matched many times",
    "$a[$b match @]",
    { a: numbers(100_000).map(String), b: "a b ".repeat(500_000) },
  ],
  [
    "many values in many values",
    "$a[@ in $b]",
    { a: numbers(300_000), b: numbers(300_000).map((value) => -value) },
  ],
  [
    "a long text converted to lower case many times",
    "$a[lower($b) == @]",
    { a: numbers(300_000).map(String), b: "A".repeat(4_000_000) },
  ],
  [
    "a search for many words",
    "$a[$b match text::query($c)]",
    { a: numbers(1000), b: "a ".repeat(1_000_000), c: words(100_000, "a") },
  ],
])("%s: the query succeeds or is stopped near the limit", (_, query, params) => {
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
  ["an unterminated string", `"${'\\"'.repeat(1_900_000)}`],
  ["an unterminated string of the maximum length", `"${'\\"'.repeat(49_999)}`],
  ["very many words", "a||".repeat(2_000_000)],
  ["one very long name", "a".repeat(7_000_000)],
])("a query that is %s is rejected quickly", (_, query) => {
  const start = performance.now();
  expect(rejectionOf(query).length).toBeLessThan(1000);
  expect(performance.now() - start).toBeLessThan(1000);
});
