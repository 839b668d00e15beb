import { insert, set, unset } from "sanity";
import { expect, test } from "vitest";

import { applicablePatches, insertRows, moveRow, removeRow, replaceRow, combine } from "./row-patches.ts";

const rows = ["a", "b", "c"].map((_key) => ({ _key, label: _key }));

test("a changed row patches only the fields that differ", () => {
  const before = { _key: "a", label: "Tolerance", note: "old", source: "ISO 2768" };
  expect(
    replaceRow(before, { ...before, label: "General tolerance", note: undefined, text: "fine" }),
  ).toEqual({
    patches: [
      set("General tolerance", [{ _key: "a" }, "label"]),
      unset([{ _key: "a" }, "note"]),
      set("fine", [{ _key: "a" }, "text"]),
    ],
    inverse: [
      set("Tolerance", [{ _key: "a" }, "label"]),
      set("old", [{ _key: "a" }, "note"]),
      unset([{ _key: "a" }, "text"]),
    ],
  });
});

test("undoing a removal puts the row back at its position", () => {
  expect(removeRow(rows, "b").inverse).toEqual([insert([rows[1]], "after", [{ _key: "a" }])]);
  expect(removeRow(rows, "a").inverse).toEqual([insert([rows[0]], "before", [{ _key: "b" }])]);
  expect(removeRow(rows.slice(0, 1), "a").inverse).toEqual([insert([rows[0]], "after", [-1])]);
});

test("a row moves by one position, and the first row cannot move up", () => {
  expect(moveRow(rows, "b", 1).patches).toEqual([
    unset([{ _key: "b" }]),
    insert([rows[1]], "after", [{ _key: "c" }]),
  ]);
  expect(moveRow(rows, "b", 1).inverse).toEqual([
    unset([{ _key: "b" }]),
    insert([rows[1]], "before", [{ _key: "c" }]),
  ]);
  expect(moveRow(rows, "a", -1).patches).toEqual([]);
});

test("combined changes are undone in reverse order", () => {
  const added = { _key: "d" };
  expect(combine([removeRow(rows, "c"), insertRows([added], { below: "b" })]).inverse).toEqual([
    unset([{ _key: "d" }]),
    insert([rows[2]], "after", [{ _key: "b" }]),
  ]);
});

test("undo skips the cells of a row that someone else removed", () => {
  const [row = { _key: "" }] = rows;
  const { inverse } = replaceRow(row, { ...row, label: "changed" });
  expect(applicablePatches(inverse, rows)).toEqual(inverse);
  expect(applicablePatches(inverse, rows.slice(1))).toEqual([]);
});

test("undo puts a row at the end if someone else removed the row next to it", () => {
  expect(applicablePatches(moveRow(rows, "b", 1).inverse, rows.slice(0, 2))).toEqual([
    unset([{ _key: "b" }]),
    insert([rows[1]], "after", [-1]),
  ]);
  const removed = { ...insert([rows[1]], "after", ["rows", { _key: "a" }]) };
  expect(applicablePatches([removed], rows.slice(2))).toEqual([insert([rows[1]], "after", ["rows", -1])]);
});
