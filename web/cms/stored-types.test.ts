import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";

import { LABEL_LENGTH, TEXT_LENGTH } from "schemas/fields/limits.ts";
import { schemaTypes } from "schemas/index.ts";
import { storedField, storedItems } from "stored-values/stored-value.ts";
import { expect, test } from "vitest";

import { completeValue, withHiddenFields } from "../testing/unfinished-values.ts";
import { completeContent } from "./complete-content.ts";

const WHOLE = { _rev: "1", _createdAt: "2026-01-02T03:04:05Z" };
const OTHERS: readonly unknown[] = [5, true, "constructor", { _type: "other" }, [5]];

const names = new Set<unknown>(schemaTypes.map(({ name }) => name));

interface Changed {
  readonly what: string;
  readonly wrong: unknown;
  readonly missing: unknown;
}

/** Copies of a value with another type in one place, each with a copy that has nothing there. */
function changes(value: unknown, path = ""): Changed[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    if (name.startsWith("_")) return [];
    const place = `${path}.${name}`;
    const others = OTHERS.filter(
      (other) => kindOf(other) !== kindOf(inner) && !isSelected(other, place, inner),
    );
    const here = others.map((other) => ({
      what: `${place} is ${JSON.stringify(other)}`,
      wrong: withField(value, name, other),
      missing: withField(value, name, undefined),
    }));
    // A type with a name has a test of its own.
    const inside = names.has(storedField(inner, "_type")) ? [] : changes(inner, place);
    return here.concat(
      inside.map(({ what, wrong, missing }) => ({
        what,
        wrong: withField(value, name, wrong),
        missing: withField(value, name, missing),
      })),
    );
  });
}

/** Whether a query may have another value of a document there: what a reference leads to, or a block that this build does not know. */
function isSelected(other: unknown, place: string, inner: unknown): boolean {
  if (place.startsWith(".blocks.")) return storedField(other, "_type") !== undefined;
  const isOfDocument = place.split(".").length < 4 && !/\.\w*\.\D/.test(place);
  return isOfDocument && storedField(inner, "_ref") !== undefined && /string|object/.test(kindOf(other));
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? "list" : typeof value;
}

/** A copy of an object or a list with another value, or without it. */
function withField(value: object, name: string, inner: unknown): unknown {
  if (Array.isArray(value)) {
    const [before, after] = [value.slice(0, Number(name)), value.slice(Number(name) + 1)];
    return [...before, ...(inner === undefined ? [] : [inner]), ...after];
  }
  const entries = Object.entries(value).filter(([each]) => inner !== undefined || each !== name);
  return Object.fromEntries(entries.map(([each, old]) => [each, each === name ? inner : old]));
}

function completed(value: unknown): unknown {
  const copy = structuredClone(value);
  completeContent(copy);
  return copy;
}

test.each(schemaTypes.filter(({ type }) => type !== "array").map(({ name, type }) => ({ name, type })))(
  "a value of another type than its field is missing in $name",
  ({ name, type }) => {
    const complete = completeValue(name);
    const blocks = storedItems(complete["blocks"]).slice(0, 2);
    const value = {
      ...complete,
      ...(type === "document" && WHOLE),
      ...("blocks" in complete && { blocks }),
    };
    expect(completed(value)).toMatchObject(value);
    const differing = changes(value).filter(
      ({ wrong, missing }) => !isDeepStrictEqual(completed(wrong), completed(missing)),
    );
    expect(differing.map(({ what }) => what)).toEqual([]);
  },
);

test.each(schemaTypes.filter(({ type }) => type !== "array").map(({ name, type }) => ({ name, type })))(
  "no field that $name does not have reaches the site, at any depth",
  ({ name, type }) => {
    const value = { ...completeValue(name), ...(type === "document" && { ...WHOLE, _id: "sample" }) };
    expect(completed(withHiddenFields(value))).toEqual(completed(value));
  },
);

test("a document inside another has what the query selects, and a reference only its id", () => {
  const service = { _id: "s", _type: "service", path: "/milling", name: "Milling" };
  const finish = { _type: "finish", services: [service, { _ref: "s", _type: "reference", name: "x" }] };
  const kept = [service, { _ref: "s", _type: "reference" }];
  expect(completed(finish)).toMatchObject({ services: kept });
  expect(completed({ ...WHOLE, ...finish })).toMatchObject({ services: kept });
});

const many = (count: number, item: unknown) => Array.from({ length: count }, () => item);

test.each([
  { _type: "table", columns: many(500, "A") },
  { _type: "comparison", options: many(600, { _type: "comparisonOption", name: "A" }) },
  { _type: "gallery", pictures: many(50, { _type: "picture" }) },
  { ...WHOLE, _type: "chart", rows: many(50, { _type: "chartRow" }) },
  { _type: "service", figures: many(50, { _type: "keyFigure" }) },
])("the list of a $_type ends where its schema says", (value) => {
  const [before, after] = [value, completed(value)].map(
    (each) => Object.values(Object(each)).find(Array.isArray) ?? [],
  );
  expect(after?.length).toBeGreaterThan(3);
  expect(after?.length).toBeLessThan(13);
  expect(before).toMatchObject(many(before?.length ?? 0, expect.anything()));
});

const span = (text: string, marks: readonly string[]) => ({ _type: "span", text, marks });

test("a paragraph has 200 spans, each with one mark of each kind and a hundred lines", () => {
  const marks = ["em", "em", "strong", "a", "b", "c", "d", "em", "gone"];
  const markDefs = ["a", "b", "c", "d"].map((_key) => ({ _type: "link", _key }));
  const paragraph = {
    _type: "block",
    level: 1e9,
    markDefs,
    children: many(5000, span("a\n".repeat(5000), marks)),
  };
  expect(completed(paragraph)).toEqual({
    _type: "block",
    markDefs,
    children: many(200, span("a\n".repeat(99) + "a", ["em", "strong", "a", "b", "c"])),
  });
});

test("a text ends where its schema says, or after 5,000 characters, but an SVG has as many as it needs", () => {
  const long = "5 mm, ".repeat(20_000);
  const part = { _type: "drawingPart", caption: long, svg: long };
  expect(completed(part)).toEqual({ ...part, caption: long.slice(0, TEXT_LENGTH) });
  const term = { ...WHOLE, _type: "glossaryTerm", term: long, otherNames: [long], explanation: long };
  expect(completed(term)).toMatchObject({
    term: long.slice(0, 80),
    otherNames: [long.slice(0, 5000)],
    explanation: long.slice(0, 400),
  });
  const study = { _type: "caseStudy", figures: [{ _type: "keyFigure", label: long, text: long }] };
  const cut = long.slice(0, LABEL_LENGTH);
  expect(completed(study)).toMatchObject({ figures: [{ label: cut, text: cut }] });
  const translation = { _type: "translation", texts: [{ path: "term", text: long }] };
  expect(completed(translation)).toMatchObject({ texts: [{ text: long.slice(0, 5000) }] });
  // A query can name a text in a way that no field has.
  expect(completed({ _type: "service", name: long })).toEqual({
    _type: "service",
    name: long.slice(0, 5000),
  });
});

test("a number that its schema does not allow is missing", () => {
  const step = { _type: "leadTimeStep", from: 1, to: 2 };
  const numbers = [0, 1, 1_000_000, 1e20];
  expect(numbers.map((upTo) => completed({ ...step, upTo }))).toEqual([
    step,
    { ...step, upTo: 1 },
    { ...step, upTo: 1_000_000 },
    step,
  ]);
});

const folder = join(import.meta.dirname, "../../content/documents");
const content = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".json"))
  .map((path): unknown => JSON.parse(readFileSync(join(folder, path), "utf8"), withText));

/** Long texts and pictures are in files of their own, and the site does not need what protects a reference. */
function withText(name: string, value: unknown): unknown {
  if (name === "_sanityAsset" || name === "_weak") return undefined;
  return storedField(value, "_textFile") === undefined ? value : "text";
}

test("every list, text and number of the first content is within the limits of its schema", () => {
  expect(content.length).toBeGreaterThan(100);
  for (const stored of content)
    expect(completed({ ...WHOLE, ...Object(stored) })).toMatchObject(Object(stored));
});
