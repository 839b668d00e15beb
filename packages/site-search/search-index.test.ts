import { expect, test } from "vitest";

import { createSearch } from "./engine.ts";
import {
  createSearchIndex,
  decodePositions,
  encodePositions,
  entriesOf,
  type FullEntry,
} from "./search-index.ts";

const options = { synonyms: [], anchorOf: (title: string) => title.toLowerCase() };

test.each([[[]], [[0]], [[31, 32, 63]], [[5, 40, 1064, 2000, 40_000]]])(
  "positions %j are the same after encoding and decoding",
  (list) => {
    expect(decodePositions(encodePositions(list))).toEqual(list);
  },
);

test("neighboring positions take one character each", () => {
  expect(encodePositions([3, 4, 9])).toHaveLength(3);
});

test.each(["/m", "/m#walls", "/m#draft-2", "/m#entry-draft", "/draft"])(
  "the address %s survives the index",
  async (href) => {
    const entry = {
      group: "rule",
      title: "Draft",
      page: "",
      href,
      summary: "",
      figures: [],
      names: [],
      text: "",
    } as const;
    expect(entriesOf(await createSearchIndex([entry], options), options.anchorOf)[0]?.href).toBe(href);
  },
);

test("entriesOf returns the entries of an index, without their hidden text", async () => {
  const entry = {
    group: "rule",
    title: "Draft",
    page: "Molding",
    href: "/m#draft",
    summary: "1 to 2°",
  } as const;
  const full: FullEntry = { ...entry, figures: ["1–2°"], names: ["taper"], text: "The part shrinks" };
  const { text: _, ...shown } = full;
  const index = await createSearchIndex([full], options);
  expect(index.columns.href).toEqual(["/m# "]);
  expect(entriesOf(index, options.anchorOf)).toEqual([shown]);
});

function words(count: number, start: string): string {
  return Array.from({ length: count }, (_, index) => `${start}${index.toString(36)}`).join(" ");
}

test("a page of any number of words, and any number of long titles, make neither the index nor its terms large", async () => {
  const entry = { group: "page", page: "", href: "/m", summary: "", figures: [], names: [] };
  const usual = { ...entry, title: "Draft", text: "angle of walls" };
  const hostile = Array.from({ length: 6 }, (_, index) => ({
    ...entry,
    title: "Long",
    text: words(60_000, `x${index}`),
  }));
  const titled = { ...entry, title: words(500_000, "t"), text: "" };
  const { columns, terms } = await createSearchIndex([...hostile, titled, usual], options);
  expect(columns.title).toEqual([...hostile.map(({ title }) => title), "Draft"]);
  expect(terms.split("\n")).toHaveLength(50_000);
  expect(terms).toMatch(/^angl/m);
});

test("others get a turn while an index is made and loaded", async () => {
  const entries = Array.from({ length: 300 }, (_, index): FullEntry => {
    const text = words(200, `draft${index}-`);
    return {
      group: "rule",
      title: `Draft ${index}`,
      page: "",
      href: "/m",
      summary: "",
      figures: [],
      names: [],
      text,
    };
  });
  const turns = { count: 0 };
  const timer = setInterval(() => (turns.count += 1));
  const index = await createSearchIndex(entries, options);
  const turnsToMake = turns.count;
  await createSearch(index, options);
  clearInterval(timer);
  expect(turnsToMake).toBeGreaterThan(3);
  expect(turns.count - turnsToMake).toBeGreaterThan(3);
});
