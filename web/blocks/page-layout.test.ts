import { expect, test } from "vitest";

import type { Block } from "./block.ts";
import { layOutPage } from "./page-blocks.tsx";

const guide = { _type: "guide", title: "Machining" };
const hero: Block = { _key: "hero", _type: "hero", heading: "CNC machining" };
const call: Block = { _key: "call", _type: "quoteCall", heading: "Send the part", label: "Request A Quote" };
const part = (key: string): Block => ({
  _key: key,
  _type: "questions",
  heading: `About ${key}`,
  questions: [],
});
const heading = (text: string) => ({
  _key: text,
  _type: "block" as const,
  style: "h2" as const,
  children: [{ _key: "words", _type: "span" as const, text }],
});
const parts = [part("a"), part("b"), part("c")];

test("a guide has its hero and its quote banner across the page, and a table of contents next to the rest", () => {
  const blocks = [hero, ...parts, call];
  const { hasContents, openings, areaOf, contents, contextOf } = layOutPage(guide, blocks);
  expect(hasContents).toBe(true);
  expect(openings).toBe(1);
  expect(blocks.map(areaOf)).toEqual(["page", "column", "column", "column", "page"]);
  expect(contents.map(({ text }) => text)).toEqual(["About a", "About b", "About c"]);
  expect(contextOf(part("b")).entryNumberOf("about-b")).toBe(2);
  expect(contextOf(call).entryNumberOf("send-the-part")).toBeUndefined();
});

test("the second version of an opening is an opening too, and does not count as one", () => {
  const figures: Block = { _key: "figures", _type: "keyFigures", figures: [] };
  const blocks = [hero, figures, { ...figures, _key: "other figures", share: 50 }, ...parts, call];
  const { openings, areaOf } = layOutPage(guide, blocks);
  expect(openings).toBe(2);
  expect(blocks.map(areaOf)).toEqual(["page", "page", "page", "column", "column", "column", "page"]);
});

test("a second version has the number of the first one in the table of contents", () => {
  const first: Block = { _key: "first", _type: "steps", heading: "How it works", steps: [] };
  const second: Block = { ...first, _key: "second", heading: "In three steps", share: 50 };
  const { areaOf, contents, contextOf } = layOutPage(guide, [hero, first, second, ...parts, call]);
  expect([first, second].map(areaOf)).toEqual(["column", "column"]);
  expect(contents.map(({ text }) => text)).toEqual(["How it works", "About a", "About b", "About c"]);
  const { id, entryNumberOf } = contextOf(second);
  expect([id, entryNumberOf(id)]).toEqual(["how-it-works", 1]);
});

test("both versions of the first hero have the main heading and one anchor", () => {
  const second: Block = { ...hero, _key: "second", heading: "Parts in five days", share: 50 };
  const { openings, areaOf, contents, contextOf } = layOutPage(guide, [hero, second, ...parts, call]);
  expect(openings).toBe(1);
  expect(
    [hero, second].map((block) => [areaOf(block), contextOf(block).isMain, contextOf(block).id]),
  ).toEqual([
    ["page", true, "cnc-machining"],
    ["page", true, "cnc-machining"],
  ]);
  expect(contents.map(({ text }) => text)).toEqual(["About a", "About b", "About c"]);
});

test("other pages have no table of contents and no numbers", () => {
  const { hasContents, contextOf } = layOutPage({ _type: "page", title: "Machining" }, [
    hero,
    ...parts,
    call,
  ]);
  expect(hasContents).toBe(false);
  expect(contextOf(part("b")).entryNumberOf("about-b")).toBeUndefined();
});

const calculator = (name: string): Block => ({
  _key: name,
  _type: "calculator",
  heading: name,
  kind: "fits",
});

const layoutOf = (...headings: string[]) =>
  layOutPage({ _type: "page", title: "Calculators" }, [hero, ...headings.map(calculator), call]);

test("a page of several calculators has a table of contents", () => {
  expect(layoutOf("Fits", "Threads", "Weight").contents.map(({ text }) => text)).toEqual([
    "Fits",
    "Threads",
    "Weight",
  ]);
  expect(layoutOf("Fits", "Threads", "Weight").hasContents).toBe(true);
  expect(layoutOf("Fits", "Threads").hasContents).toBe(false);
});

test("the table of contents of a post has the headings of its texts", () => {
  const text: Block = { _key: "text", _type: "richText", text: ["One", "Two", "Three"].map(heading) };
  const { hasContents, contents } = layOutPage({ _type: "blog", title: "Machining" }, [hero, text]);
  expect(hasContents).toBe(true);
  expect(contents.map(({ id }) => id)).toEqual(["one", "two", "three"]);
});

test("a guide with two headings has no table of contents", () => {
  expect(layOutPage(guide, [hero, part("a"), part("b"), call]).hasContents).toBe(false);
});

test("a later hero counts as an entry of the table of contents", () => {
  const later: Block = { ...hero, _key: "later", heading: "Turned parts" };
  const { hasContents, contents } = layOutPage(guide, [hero, part("a"), later, part("b"), call]);
  expect(contents.map(({ text }) => text)).toEqual(["About a", "Turned parts", "About b"]);
  expect(hasContents).toBe(true);
});

test("the unit switch is in the table of contents if there is one, else in the first block with units", () => {
  const table: Block = {
    _key: "table",
    _type: "specificationTable",
    heading: "Tolerances",
    rows: [
      {
        _key: "row",
        _type: "specificationRow",
        label: "Walls",
        values: [{ _key: "value", _type: "quantity", value: 1, unit: "mm" }],
      },
    ],
  };
  const short = layOutPage(guide, [hero, table, call]);
  expect([short.hasContents, short.contextOf(table).hasUnitSwitch]).toEqual([false, true]);
  const long = layOutPage(guide, [hero, table, ...parts, call]);
  expect([long.hasContents, long.contextOf(table).hasUnitSwitch]).toEqual([true, false]);
});

test("a page has one main heading: the title, or the heading of its first hero", () => {
  const { blocks, contents, contextOf } = layOutPage(guide, [
    { ...hero, heading: "" },
    ...parts,
    { ...hero, _key: "named", heading: "Turned parts" },
    { ...hero, _key: "unnamed", heading: "" },
  ]);
  const heroes = blocks.filter((block) => block._type === "hero");
  expect(heroes.map((block) => [block.heading, contextOf(block).isMain])).toEqual([
    ["Machining", true],
    ["Turned parts", false],
    ["", false],
  ]);
  expect(contents.map(({ text }) => text)).toEqual(["About a", "About b", "About c", "Turned parts"]);
});
