import { expect, test } from "vitest";

import {
  arrange,
  readState,
  sortedBy,
  toggleCompared,
  writeState,
  type TableRecord,
} from "./record-table.ts";

const record = (id: string, density: number | undefined, family: string): TableRecord => ({
  id,
  name: id,
  head: id,
  cells: {},
  sort: { density },
  tags: { family: [family], need: [] },
});
const records = [
  record("pom", 1.41, "plastic"),
  record("al", 2.7, "metal"),
  record("x", undefined, "metal"),
  record("ti", 4.43, "metal"),
];
const known = {
  columns: [{ name: "density", title: "Density" }],
  filters: [{ name: "family", label: "Family", options: [{ value: "metal", title: "Metal" }] }],
  records,
};
const plain = { filters: {}, sort: "", isDescending: false, compared: [] };
const ids = (list: readonly TableRecord[]) => list.map(({ id }) => id);

test("an address without anything asks for nothing", () => {
  expect(readState("", known)).toEqual(plain);
});

test("an address carries filters, order and comparison there and back", () => {
  const search = "?family=metal&sort=-density&compare=ti,al";
  expect(readState(search, known)).toEqual({
    filters: { family: "metal" },
    sort: "density",
    isDescending: true,
    compared: ["ti", "al"],
  });
  expect(writeState(readState(search, known), "", known.filters)).toBe(search);
});

test("what the table does not know is left out", () => {
  expect(readState("?family=wood&sort=price&compare=al,oak", known)).toEqual({ ...plain, compared: ["al"] });
});

test("what others keep in the address stays", () => {
  expect(
    writeState({ ...plain, filters: { family: "metal" } }, "?utm_source=mail&sort=density", known.filters),
  ).toBe("?utm_source=mail&family=metal");
  expect(writeState(plain, "?family=metal", known.filters)).toBe("");
});

test("a filter keeps the records that have its tag", () => {
  expect(ids(arrange(records, { ...plain, filters: { family: "metal" } }))).toEqual(["al", "x", "ti"]);
});

test("records are sorted by number either way, those without one last", () => {
  expect(ids(arrange(records, { ...plain, sort: "density" }))).toEqual(["pom", "al", "ti", "x"]);
  expect(ids(arrange(records, { ...plain, sort: "density", isDescending: true }))).toEqual([
    "ti",
    "al",
    "pom",
    "x",
  ]);
});

test("three clicks on a column: up, down, as it was", () => {
  const first = sortedBy(plain, "density");
  const second = sortedBy(first, "density");
  expect(first).toMatchObject({ sort: "density", isDescending: false });
  expect(second).toMatchObject({ sort: "density", isDescending: true });
  expect(sortedBy(second, "density")).toMatchObject({ sort: "", isDescending: false });
});

test("four records can be compared, a fifth is not taken in", () => {
  const full = { ...plain, compared: ["a", "b", "c", "d"] };
  expect(toggleCompared(full, "e").compared).toEqual(["a", "b", "c", "d"]);
  expect(toggleCompared(full, "b").compared).toEqual(["a", "c", "d"]);
});
