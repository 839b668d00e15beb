import { expect, test } from "vitest";

import { LakeError } from "../errors.ts";
import { createQueryEngine } from "./engine.ts";
import { MemoryDocuments } from "./testing/memory-documents.ts";

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
