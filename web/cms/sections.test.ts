import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test, vi } from "vitest";

import { emptySharedSections, sectionIds, withinPage, withSections } from "./sections.ts";

const shared = (key: string, id: string, fields: object = {}) => ({
  _key: key,
  _type: "sharedSection" as const,
  section: { _ref: id },
  ...fields,
});
const block = (key: string, fields: object = {}) => ({ _key: key, _type: "quoteCall", ...fields });
const call = { _id: "call", blocks: [block("a", { heading: "Send a drawing" }), block("b")] };

test("a page shows the blocks of a saved section, each with a unique key and its origin", () => {
  expect(withSections([block("first"), shared("s", "call"), block("last")], [call])).toEqual([
    block("first"),
    {
      ...block("s-a", { heading: "Send a drawing" }),
      origin: { sectionId: "call", key: "a", sharedSectionKey: "s" },
    },
    { ...block("s-b"), origin: { sectionId: "call", key: "b", sharedSectionKey: "s" } },
    block("last"),
  ]);
});

test("a section that a page shows twice has different keys each time, and its anchor only once", () => {
  const section = { _id: "walls", blocks: [block("a", { anchor: "walls" })] };
  const shown = withSections([shared("one", "walls"), shared("two", "walls")], [section]);
  expect(shown.map(({ _key }) => _key)).toEqual(["one-a", "two-a"]);
  expect(shown.map((each) => Reflect.get(each, "anchor"))).toEqual(["walls", undefined]);
});

test("the page's own blocks keep their anchors, before and after a section with the same anchor", () => {
  const section = { _id: "walls", blocks: [block("a", { anchor: "walls" })] };
  const shown = withSections([shared("s", "walls"), block("own", { anchor: "walls" })], [section]);
  expect(shown.map((each) => Reflect.get(each, "anchor"))).toEqual([undefined, "walls"]);
});

test("a shared section can hide its blocks, and both it and each block limit the time when visitors see it", () => {
  const section = {
    _id: "offer",
    blocks: [block("a", { showFrom: "2026-11-10T00:00:00Z", showUntil: "2026-11-20T00:00:00Z" }), block("b")],
  };
  const limits = { showFrom: "2026-11-12T00:00:00Z", showUntil: "2026-11-25T00:00:00Z" };
  expect(withSections([shared("s", "offer", limits)], [section])).toMatchObject([
    { showFrom: limits.showFrom, showUntil: "2026-11-20T00:00:00Z" },
    limits,
  ]);
  const hidden = withSections([shared("s", "offer", { hidden: true })], [section]);
  expect(hidden.map((each) => Reflect.get(each, "hidden"))).toEqual([true, true]);
});

test.each([
  ["that is not published", [shared("s", "gone")]],
  ["that no editor has chosen yet", [{ _key: "s", _type: "sharedSection" as const }]],
])("a section %s shows nothing", (_which, blocks) => {
  expect(withSections(blocks, [call, { _id: "empty", blocks: null }])).toEqual([]);
});

test("a section inside another one shows nothing", () => {
  const outer = { _id: "outer", blocks: [shared("inner", "call"), block("own")] };
  expect(withSections([shared("s", "outer")], [outer, call]).map(({ _key }) => _key)).toEqual(["s-own"]);
});

test("a shared section without blocks is known to the preview, unless it is hidden", () => {
  const blocks = [
    block("own"),
    shared("filled", "call"),
    shared("gone", "old"),
    shared("h", "old", { hidden: true }),
  ];
  expect(emptySharedSections(blocks, withSections(blocks, [call]))).toEqual(["gone"]);
});

test("the ids of a page's sections are listed once each", () => {
  const blocks = [shared("a", "call"), block("b"), shared("c", "call"), shared("d", "faq")];
  expect(sectionIds(blocks)).toEqual(["call", "faq"]);
});

test("a page that shows a section again and again shows a hundred blocks, and makes no others", () => {
  const many = Array.from({ length: 100_000 }, (_, index) => shared(`${index}`, "call"));
  const started = performance.now();
  expect(withSections(many, [call])).toHaveLength(100);
  expect(performance.now() - started).toBeLessThan(2000);
});

test("a page ends before a block with which it would have hundreds of thousands of characters", () => {
  const long = block("long", { heading: "x".repeat(200_000) });
  expect(withSections([block("a"), long, block("b"), long, block("c")], [])).toEqual([
    block("a"),
    long,
    block("b"),
  ]);
});

test("a line break counts as twenty characters, because it becomes an element", () => {
  const long = block("long", { heading: "x\n".repeat(10_000) });
  expect(withSections([long, long], [])).toEqual([long]);
});

test("a page ends before its eleventh list of documents", () => {
  const lists = Array.from({ length: 30 }, (_, index) => block(`${index}`, { _type: "materialTable" }));
  expect(withSections([block("a"), ...lists, block("b")], [])).toEqual([block("a"), ...lists.slice(0, 10)]);
});

test("a list leaves out the documents for which the page has no room, and the log says so once", () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const short = { _type: "glossaryTerm", explanation: "x".repeat(400) };
  const huge = { _type: "glossaryTerm", explanation: "x".repeat(2_000_000) };
  expect(withinPage([short, huge, short])).toEqual([short, short]);
  expect(log).toHaveBeenCalledOnce();
  const shown = withinPage(Array.from({ length: 5000 }, () => short));
  expect(shown.length).toBeGreaterThan(600);
  expect(shown.length).toBeLessThan(700);
});

test("a page has room for two tables of all grades", () => {
  const folder = join(import.meta.dirname, "../../content/documents/materialGrade");
  const grades = globSync(`${folder}/*.json`).map((path): unknown => JSON.parse(readFileSync(path, "utf8")));
  expect(grades.length).toBeGreaterThan(100);
  const two = [grades, grades].flat();
  expect(withinPage(two)).toEqual(two);
});
