import { expect, test } from "vitest";

import {
  filterAndSort,
  formatState,
  parseState,
  sortArrow,
  toggleCompared,
  toggleSort,
} from "./data-table-state.ts";
import type { DataRow } from "./data-table.tsx";

const row = (id: string, density: number | undefined, family: string): DataRow => ({
  id,
  name: id,
  nameCell: id,
  cells: {},
  sortValues: { density },
  filterValues: { family: [family], need: [] },
});
const rows = [
  row("pom", 1.41, "plastic"),
  row("al", 2.7, "metal"),
  row("x", undefined, "metal"),
  row("ti", 4.43, "metal"),
];
const table = {
  columns: [{ name: "density", title: "Density" }],
  filters: [{ name: "family", label: "Family", options: [{ value: "metal", title: "Metal" }] }],
  rows,
};
const plain = { filters: {}, sort: "", isDescending: false, compared: [] };
const ids = (list: readonly DataRow[]) => list.map(({ id }) => id);

test("without a query string the whole table is shown", () => {
  expect(parseState("", table)).toEqual(plain);
});

test("filters, sort order and comparison are written to the query string and read from it", () => {
  const search = "?family=metal&sort=-density&compare=ti,al";
  expect(parseState(search, table)).toEqual({
    filters: { family: "metal" },
    sort: "density",
    isDescending: true,
    compared: ["ti", "al"],
  });
  expect(formatState(parseState(search, table), "", table.filters)).toBe(search);
});

test("options, columns and rows that the table does not have are ignored", () => {
  expect(parseState("?family=wood&sort=price&compare=al,oak", table)).toEqual({ ...plain, compared: ["al"] });
});

test("other parameters of the query string are kept", () => {
  expect(
    formatState({ ...plain, filters: { family: "metal" } }, "?utm_source=mail&sort=density", table.filters),
  ).toBe("?utm_source=mail&family=metal");
  expect(formatState(plain, "?family=metal", table.filters)).toBe("");
});

test("a filter keeps the rows that have its option", () => {
  expect(ids(filterAndSort(rows, { ...plain, filters: { family: "metal" } }))).toEqual(["al", "x", "ti"]);
});

test("rows are sorted ascending or descending, and those without a value come last", () => {
  expect(ids(filterAndSort(rows, { ...plain, sort: "density" }))).toEqual(["pom", "al", "ti", "x"]);
  expect(ids(filterAndSort(rows, { ...plain, sort: "density", isDescending: true }))).toEqual([
    "ti",
    "al",
    "pom",
    "x",
  ]);
});

test("three clicks on a column sort it ascending, descending and not at all", () => {
  const first = toggleSort(plain, "density");
  const second = toggleSort(first, "density");
  expect(first).toMatchObject({ sort: "density", isDescending: false });
  expect(second).toMatchObject({ sort: "density", isDescending: true });
  expect(toggleSort(second, "density")).toMatchObject({ sort: "", isDescending: false });
});

test("four rows can be compared, a fifth is not added", () => {
  const full = { ...plain, compared: ["a", "b", "c", "d"] };
  expect(toggleCompared(full, "e").compared).toEqual(["a", "b", "c", "d"]);
  expect(toggleCompared(full, "b").compared).toEqual(["a", "c", "d"]);
});

test("the arrow points both ways at a column that is not sorted", () => {
  const arrows = ["density", "hardness"].map((column) =>
    sortArrow(column, { sort: "density", isDescending: false }),
  );
  expect(arrows).toEqual(["↑", "↕\uFE0E"]);
  expect(sortArrow("density", { sort: "density", isDescending: true })).toBe("↓");
});
