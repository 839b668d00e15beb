import { expect, test } from "vitest";

import { copiedTable, pasteTexts, problemsIn, type TextColumn, type TextRow } from "./text-rows.ts";

const columns: TextColumn[] = [
  { name: "title", title: "Title", kind: "text", limit: 10, maxWidth: 80, isRequired: true, isUnique: true },
  { name: "summary", title: "Summary", kind: "text", isRequired: true },
  { name: "hidden", title: "Hidden", kind: "yes-no" },
];

function row(key: string, texts: Partial<TextRow["texts"]>, inherited?: TextRow["inherited"]): TextRow {
  return {
    key,
    name: `/${key}`,
    revision: "1",
    texts: { title: key, summary: "Filled", hidden: "", ...texts },
    ...(inherited && { inherited }),
  };
}

/** The problems as “row column problem”. */
function found(...rows: TextRow[]): string[] {
  const problems = problemsIn(rows, columns, {
    flaw: { title: "With a former name", isIn: (text) => text.includes("Donghe") },
    shownText: (text) => text.replace("{brand}", "Us"),
    widthOf: (text) => text.length * 9,
  });
  return [...problems].flatMap(([key, cells]) =>
    [...cells].map(([column, problem]) => `${key} ${column} ${problem}`),
  );
}

test.each([
  ["a missing text", [row("a", { summary: " " })], ["a summary missing"]],
  ["no missing text if visitors get another", [row("a", { summary: "" }, { summary: "Inherited" })], []],
  ["a text with too many characters", [row("a", { title: "12345678901" })], ["a title long"]],
  ["no text that is short enough with the brand name", [row("a", { title: "By {brand}x" })], []],
  ["a text that is too wide", [row("a", { title: "123456789" })], ["a title long"]],
  [
    "two rows with the same text",
    [row("a", { title: "SLA" }), row("b", { title: "sla " })],
    ["a title duplicate", "b title duplicate"],
  ],
  ["no two rows without a text", [row("a", { hidden: "" }), row("b", { hidden: "" })], []],
  ["a former name", [row("a", { summary: "By Donghe." })], ["a summary flawed"]],
])("it finds %s", (_, rows, expected) => {
  expect(found(...rows)).toEqual(expected);
});

const rows = [row("a", {}), row("b", {}), row("c", {})];
const paste = (cells: string[][], from = { row: "b", column: 1 }) =>
  pasteTexts({ columns, rows, from, cells });

test("a pasted column goes down from the cell, and what has no row is left out", () => {
  expect(paste([["First"], ["Second  line"], ["Third"]])).toEqual({
    changes: [
      { row: "b", column: "summary", before: "Filled", after: "First" },
      { row: "c", column: "summary", before: "Filled", after: "Second line" },
    ],
    messages: ["A row was left out: the table has no row for it."],
  });
});

test("a copied table comes back in another order and changes only what is different", () => {
  const [head = "", ...lines] = copiedTable(rows, columns).split("\n");
  const cells = [head, ...lines.toReversed()].map((line) => line.split("\t"));
  expect(paste(cells)).toEqual({ changes: [], messages: [] });
  const changed = cells.map((line) => line.with(2, line[0] === "/a" ? "New" : (line[2] ?? "")));
  expect(paste(changed).changes).toEqual([{ row: "a", column: "summary", before: "Filled", after: "New" }]);
});

test("a choice is read from what people write in spreadsheets", () => {
  const written = paste([["x"], ["no"]], { row: "a", column: 2 }).changes;
  expect(written).toEqual([{ row: "a", column: "hidden", before: "", after: "Yes" }]);
});
