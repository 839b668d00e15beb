import { expectLinearTime } from "benchmarking/linear-time.ts";
import { expect, test } from "vitest";

import type { JsonObject } from "../documents/json.ts";
import { LakeError, StoppedError } from "../errors.ts";
import type { Limits } from "../lake.ts";
import { MemoryDocuments, undefinedIfRejected } from "../testing/engine.ts";
import { ANONYMOUS_LIMITS, SIGNED_IN_LIMITS } from "./budget.ts";
import { createQueryEngine } from "./engine.ts";

const identity = { id: "ada", role: "editor" } as const;
const documents = new MemoryDocuments(
  Array.from({ length: 1000 }, (_, index) => ({
    _id: `d${index}`,
    _type: "x",
    title: `Title ${index}`,
    text: "words ".repeat(200),
  })),
);

function rejectionOf(
  query: string,
  { params = {}, ...limits }: Partial<Limits> & { params?: JsonObject } = { steps: 1_000_000 },
): string {
  const engine = createQueryEngine({ documents, projectId: "p", dataset: "d" });
  try {
    engine.query({
      query,
      params,
      perspective: "raw",
      identity,
      limits: { ...SIGNED_IN_LIMITS, milliseconds: 60_000, ...limits },
    });
  } catch (error) {
    if (error instanceof LakeError && error.status === 400) return error.message;
    throw error;
  }
  throw new Error("The query was not rejected");
}

test.each([
  '*{"a": *{"b": *{"c": 1}}}',
  '*{"a": count(*[title != ^.title && title != "x"])}[0...1000]{"b": count(*[title != ^.a])}',
  '*{"a": array::join(*[0...500].text, "")}',
  '[...*, ...*]{"a": [...*, ...*]}',
  '*{"a": string::split(text, "")}{"b": *{"c": 1}}',
])("%s is stopped at the limit of steps", (query) => {
  expect(rejectionOf(query)).toContain("looked at more than 1000000 values");
});

test("the client of a query that used up its budget rests as after a stop by the clock", () => {
  const limits = { ...SIGNED_IN_LIMITS, steps: 1000 };
  const engine = createQueryEngine({ documents, projectId: "p", dataset: "d", limits });
  const ask = () => engine.query({ query: "*{title}", params: {}, perspective: "raw", identity });
  expect(ask).toThrow(StoppedError);
});

/** Texts that V8 can only tell apart by comparing them: they have the same length and start. */
const longTexts = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => "a".repeat(20_000) + String(index).padStart(4, "0"));

/** A value that contains itself 2^40 times but takes no memory, because its arrays are shared. */
const SHARED = `{"a": [$p]}${'{"a": [a, a]}'.repeat(40)}`;

test.each([
  ["a search for references in a shared value", `${SHARED}{"b": [@][references("x")]}`, { p: { n: 1 } }],
  ["the text of a shared value", `${SHARED}{"b": pt::text(a)}`, { p: { _type: "block" } }],
  ["a text search in a shared value", `${SHARED}{"b": @ match text::query("x")}`, { p: { t: "y" } }],
  ["a comparison of shared values", `${SHARED}{"b": diff::changedAny({"a": a}, {"a": a}, a)}`, { p: 1 }],
  ["a selector that names each path twice", `diff::changedAny({}, {}, a${".(a,a)".repeat(40)})`, {}],
  [
    "a long text in a list",
    "$q in $p",
    { p: Array.from({ length: 20_000 }, () => "x".repeat(50_000)), q: `${"x".repeat(49_999)}y` },
  ],
  ["long texts, each once", "array::unique($p)", { p: longTexts(400) }],
  ["long texts in both of two lists", "array::intersects($p, $q)", { p: longTexts(400), q: longTexts(200) }],
  ["long texts as ids", "count(*[_id in $p])", { p: longTexts(400) }],
  ["long words", '$p match "b"', { p: longTexts(400) }],
  ["slices of a long array", '$p[]{"a": $p[0..99999]}', { p: Array.from({ length: 10_000 }, () => ({})) }],
  [
    "copies of a large object",
    "$p[]{...$o}",
    {
      p: Array.from({ length: 2000 }, () => ({})),
      o: Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`k${index}`, 0])),
    },
  ],
  ["a list of ids for each document", '*{"a": *[_id in $p]}', { p: Array.from({ length: 2000 }, String) }],
  ["a list of types for each document", '*{"a": count(*[_type in ["x", "y", "x"] && text != ^.title])}', {}],
  [
    "a pattern of paths with many wildcards",
    "$p in path($q)",
    { p: "a.".repeat(100_000), q: `${"**.".repeat(330)}b` },
  ],
  [
    "a long expression for each item",
    `$p[${"a.b == 1 || ".repeat(400)}c]`,
    { p: Array.from({ length: 10_000 }, () => ({})) },
  ],
  [
    "a comparison of long strings",
    "$p[$a == $b]",
    { p: Array.from({ length: 1000 }, () => 0), a: `${"x".repeat(50_000)}a`, b: `${"x".repeat(50_000)}b` },
  ],
])("%s is counted and stopped", (_, query, params) => {
  expect(rejectionOf(query, { steps: 1_000_000, params })).toContain("looked at more than 1000000 values");
});

test("60,000 patterns are counted once, not once per document", () => {
  const p = Array.from({ length: 60_000 }, (_, index) => `w${index}*`);
  const engine = createQueryEngine({ documents, projectId: "p", dataset: "d" });
  const request = { query: "count(*[title match $p])", params: { p }, perspective: "raw", identity } as const;
  expect(engine.query({ ...request, limits: ANONYMOUS_LIMITS }).result).toBe(0);
});

test("a result or a source map above the limit of characters is rejected", () => {
  const nested = `[{"a": $p}]${'{"a": [a, a]}'.repeat(15)}`;
  const params = { p: "x".repeat(500) };
  expect(rejectionOf(nested, { params, resultCharacters: 2_000_000 })).toContain(
    "its result is longer than 2000000 characters",
  );
  for (const character of ["\u0001", "\ud800", '"'])
    expect(
      rejectionOf("[$p, $p]", { params: { p: character.repeat(1000) }, resultCharacters: 3000 }),
    ).toContain("its result is longer");
  const engine = createQueryEngine({ documents, projectId: "p", dataset: "d" });
  const mapped = {
    query: "*{title, text}",
    params: {},
    perspective: "raw",
    identity,
    sourceMap: true,
    limits: { ...SIGNED_IN_LIMITS, resultCharacters: 10_000 },
  } as const;
  const named = (name: string) => ({ ...mapped, query: `{"${name}": *[0...200]{title}}` });
  expect(() => engine.query(named("short"))).not.toThrow();
  expect(() => engine.query(named("long".repeat(10)))).toThrow("its source map is longer");
});

test.each([
  ["a sum of texts", `{"a": $p}${'{"a": a + a}'.repeat(3)}{"b": a match "x"}`],
  ["a text of a list", "length(array::join([$p, $p, $p, $p, $p, $p], $p))"],
])("%s has at most a million characters, because nothing stops V8 while it reads them", (_, query) => {
  expect(rejectionOf(query, { params: { p: "x ".repeat(100_000) } })).toContain(
    "a text of more than 1000000",
  );
});

test("a long text that thousands of documents refer to is not read for each of them to learn that it is long", () => {
  const all = new MemoryDocuments([
    { _id: "long", _type: "x", text: "İ".repeat(60_000) },
    ...Array.from({ length: 5000 }, (_, n) => ({ _id: `d${n}`, _type: "y", other: { _ref: "long" } })),
  ]);
  const engine = createQueryEngine({ documents: all, projectId: "p", dataset: "d" });
  const query = '*[_type == "y"]{"short": select(length(lower(other->text)) <= 600 => other->text)}';
  const limits = { ...SIGNED_IN_LIMITS, steps: 200_000 };
  const { result } = engine.query({ query, params: {}, perspective: "raw", identity, limits });
  expect(result).toEqual(Array.from({ length: 5000 }, () => ({ short: null })));
});

test("a pattern of path() has at most 1,000 characters, because it is compiled at once", () => {
  const params = { p: "**.".repeat(1000) };
  for (const query of ["path($p)", "count(*[_id in path($p)])"])
    expect(rejectionOf(query, { params })).toContain("longer than 1000 characters");
});

test("a separator has at most 100 characters, because V8 may compare it at each position of a text", () => {
  const params = { p: "a".repeat(1000), q: "b".repeat(101) };
  expect(rejectionOf("string::split($p, $q)", { params })).toContain("longer than 100 characters");
});

test("each value of a list that is looked up in an index counts ten times", () => {
  const params = { p: Array.from({ length: 100_000 }, (_, index) => `a${index}`) };
  expect(rejectionOf("count(*[title in $p])", { params, steps: 900_000 })).toContain("looked at more than");
});

test("each value of a result counts, also one that is in it many times", () => {
  const params = { p: Array.from({ length: 50_000 }, () => ({})) };
  const many = `[${Array.from({ length: 20 }, () => "$p").join(",")}]`;
  expect(rejectionOf(many, { params, steps: 900_000 })).toContain("looked at more than");
});

test("long references, words and values are looked up in a time that grows linearly", () => {
  expectLinearTime(1200, (count) => {
    const texts = longTexts(count);
    const stored = new MemoryDocuments(texts.map((text, index) => ({ _id: `d${index}`, _type: "x", text })));
    return () => {
      const engine = createQueryEngine({ documents: stored, projectId: "p", dataset: "d" });
      const query = (text: string, params: JsonObject = {}): unknown =>
        engine.query({ query: text, params, perspective: "raw", identity }).result;
      const last = texts.at(-1) ?? "";
      expect(query("*[text == $last]._id", { last })).toEqual([`d${count - 1}`]);
      expect(query('count(*[@ match text::query("b")])')).toBe(0);
      expect(query('[{"a": $p}][references("b")]', { p: texts.map((_ref) => ({ _ref })) })).toEqual([]);
    };
  });
});

test("the source map counts as part of its query", () => {
  const engine = createQueryEngine({ documents, projectId: "p", dataset: "d" });
  const copies = Array.from({ length: 10 }, (_, index) => `"${index}":*`).join(",");
  const request = { query: `{${copies}}`, params: {}, perspective: "raw", identity } as const;
  const limits = { ...SIGNED_IN_LIMITS, steps: 100_000 };
  expect(() => engine.query({ ...request, limits })).not.toThrow();
  expect(() => engine.query({ ...request, limits, sourceMap: true })).toThrow(
    "looked at more than 100000 values",
  );
});

test("deeply nested parameters are rejected", () => {
  const p: JsonObject[string] = JSON.parse(`${"[".repeat(100_000)}${"]".repeat(100_000)}`);
  expect(rejectionOf("$p", { params: { p } })).toBe("The parameters are nested too deeply");
});

test("a perspective of thousands of releases is rejected, and anonymous readers get the same view for all of them", () => {
  const perspective = Array.from({ length: 5000 }, (_, index) => `r${index}`);
  const engine = createQueryEngine({ documents, projectId: "p", dataset: "d" });
  const request = { query: "count(*)", params: {}, perspective } as const;
  expect(() => engine.query({ ...request, identity })).toThrow("can name 100 releases at most");
  expect(engine.query({ ...request, identity: { id: "", role: "anonymous" } }).result).toBe(1000);
});

test("a query is stopped at its time limit, and the next one succeeds", () => {
  // Without the limit it would take hours.
  const message = rejectionOf('*{"a": *{"b": *{"c": 1}}}', { milliseconds: 50, steps: Infinity });
  expect(message).toContain("took longer than 50 ms");
  const engine = createQueryEngine({ documents, projectId: "p", dataset: "d" });
  expect(engine.query({ query: "count(*)", params: {}, perspective: "raw", identity }).result).toBe(1000);
});

test("a query with an enormous result is rejected", () => {
  expect(rejectionOf('*{"a": *}')).toContain("its result is longer than");
});

const words = (count: number, prefix: string): string =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`).join(" ");
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => count - index);

/** Each query with its parameters, for a size in percent of the 8 MB that an anonymous request may have. */
test.each<[string, string, (percent: number) => JsonObject]>([
  ["an order with the worst input", "$a|order(@)[0...24999]", (percent) => ({ a: numbers(2000 * percent) })],
  [
    "arrays with nothing in common",
    "array::intersects($a, $b)",
    (percent) => ({ a: numbers(3000 * percent), b: numbers(3000 * percent).map((value) => -value) }),
  ],
  [
    "words that do not match",
    "$a match $b",
    (percent) => ({ a: words(1000 * percent, "a"), b: words(1000 * percent, "b") }),
  ],
  [
    "patterns that do not match",
    "$a match $b",
    (percent) => ({ a: words(1000 * percent, "a"), b: words(1000 * percent, "*b*") }),
  ],
  [
    "a pattern and one long word",
    "$a match $b",
    (percent) => ({ a: "a".repeat(30_000 * percent), b: `*${"a".repeat(10 * percent)}b*` }),
  ],
  [
    "a long text matched many times",
    "$a[$b match @]",
    (percent) => ({ a: numbers(1000 * percent).map(String), b: "a b ".repeat(5000 * percent) }),
  ],
  [
    "many values in many values",
    "$a[@ in $b]",
    (percent) => ({ a: numbers(3000 * percent), b: numbers(3000 * percent).map((value) => -value) }),
  ],
  [
    "a long text converted to lower case many times",
    "$a[lower($b) == @]",
    (percent) => ({ a: numbers(3000 * percent).map(String), b: "A".repeat(40_000 * percent) }),
  ],
  [
    "a search for many words",
    "$a[$b match text::query($c)]",
    (percent) => ({
      a: numbers(10 * percent),
      b: "a ".repeat(10_000 * percent),
      c: words(1000 * percent, "a"),
    }),
  ],
])("%s: the query succeeds or is stopped near the limit", (_, query, paramsOf) => {
  const limits = { ...SIGNED_IN_LIMITS, milliseconds: 200 };
  const engine = createQueryEngine({ documents, projectId: "p", dataset: "d", limits });
  expectLinearTime(100, (percent) => {
    const params = paramsOf(percent);
    return () => {
      const response = undefinedIfRejected(() =>
        engine.query({ query, params, perspective: "raw", identity }),
      );
      expect(response ?? { result: "stopped" }).toHaveProperty("result");
    };
  });
});

test.each<[string, number, (length: number) => string]>([
  ["an unterminated string", 1_900_000, (length) => `"${'\\"'.repeat(length)}`],
  ["an unterminated string of the maximum length", 50_000, (length) => `"${'\\"'.repeat(length - 1)}`],
  ["very many words", 2_000_000, (length) => "a||".repeat(length)],
  ["one very long name", 7_000_000, (length) => "a".repeat(length)],
])("a query that is %s is rejected in a time that grows linearly with its length", (_, length, queryOf) => {
  expectLinearTime(length, (part) => {
    const query = queryOf(part);
    return () => expect(rejectionOf(query).length).toBeLessThan(1000);
  });
});

test("a query that the budget does not stop is stopped by the clock, and the next one finds what it needs", () => {
  const engine = createQueryEngine({ documents, projectId: "p", dataset: "d" });
  const ask = (query: string, stopAfterMs: number) =>
    engine.query({
      query,
      params: {},
      perspective: "raw",
      identity,
      limits: { ...SIGNED_IN_LIMITS, steps: Infinity, stopAfterMs },
    }).result;
  for (const query of [
    '*{"a": count(*[text != ^.title])}',
    '*[text match "w*"] | order(lower(text))[0..900]',
  ])
    expect(() => ask(query, 1)).toThrow(StoppedError);
  expect(ask('count(*[text match "w*" && title == "Title 7"])', 60_000)).toBe(1);
  expect(ask("(*|order(lower(title)))[0].title", 60_000)).toBe("Title 0");
});
