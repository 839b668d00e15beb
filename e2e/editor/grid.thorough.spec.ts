import type { Locator, Page } from "@playwright/test";

import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";
import { dispatchPaste, paste } from "#paste.ts";

const ROWS = [
  ["General tolerance", "±0.1 mm"],
  ["Tightest tolerance", "±0.0005 in"],
  ["Largest part", "1,200 × 800 × 500 mm"],
  ["Smallest wall", "≥ 0.8 mm"],
  ["Roughness", "≤ 3.2 µm Ra"],
  ["Lead time", "12–15 days"],
  ["Quantity", "1–500 parts"],
  ["Hardness", "up to 62 HRC"],
  ["Draft", "1–3°"],
  ["Heat deflection", "130 °C at 1.8 MPa"],
  ["File formats", "STEP, IGES"],
  ["Corner radius", "0,5 mm"],
];

/** The clipboard of Google Sheets has a table like this beside plain text. A cell may have several lines. */
const SHEET =
  "<google-sheets-html-origin><table><tbody><tr><td>Tolerance<br>\nof walls</td><td>±0.1 mm</td></tr><tr><td>Scrap</td><td>≥ 2 %</td></tr></tbody></table>";

test("a specification table is pasted from a spreadsheet, and changed by keyboard without a dialog", async ({
  page,
  studio,
  lake,
  freshPath,
}) => {
  const id = freshPath.slice(1);
  const first = { _type: "specificationRow", _key: "a", label: "Process", text: "CNC milling", note: "kept" };
  await lake.store({
    _id: `drafts.${id}`,
    _type: "page",
    title: "Tolerances",
    path: freshPath,
    blocks: [{ _type: "specificationTable", _key: "table", heading: "Tolerances", rows: [first] }],
  });
  const stored = async () => {
    const block = (await lake.page(freshPath))?.blocks[0];
    const rows: unknown = block && Reflect.get(block, "rows");
    return Array.isArray(rows) ? rows : [];
  };
  await studio.openField(id, 'blocks[_key=="table"].heading');
  const grid = page.getByRole("grid", { name: "Rows" });
  await cell(grid, "What it is, Row 1").press("Enter");
  await expect(cell(grid, "What it is, Row 2")).toBeFocused();
  await paste(cell(grid, "What it is, Row 2"), "text/plain", ROWS.map((row) => row.join("\t")).join("\r\n"));

  await expect(page.getByText("“STEP, IGES” went to Text.")).toBeVisible();
  await expect(
    page.getByText("“0,5 mm” went to Text. Write decimals with a point: 0.5, not 0,5."),
  ).toBeVisible();
  await expect.poll(async () => (await stored()).length).toBe(13);
  expect((await stored()).slice(0, 4)).toMatchObject([
    first,
    { label: "General tolerance", values: [{ value: 0.1, plusMinus: true, unit: "mm" }] },
    { label: "Tightest tolerance", values: [{ value: 0.0127, plusMinus: true, unit: "mm" }] },
    { label: "Largest part", values: [{ _type: "size", length: 1200, width: 800, height: 500, unit: "mm" }] },
  ]);

  await cell(grid, "Figures, Row 1").fill("0,5 mm");
  await page.keyboard.press("Tab");
  await expect(cell(grid, "Text, Row 1")).toBeFocused();
  await expect(cell(grid, "Figures, Row 1")).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(async () => (await stored())[1]).toEqual(first);
  await expect(cell(grid, "Text, Row 2")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(async () => (await stored())[0]).toEqual(first);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Add row" })).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(1);

  await choose(page, grid.getByRole("button", { name: "Row 1", exact: true }), "Open row");
  const note = page.getByRole("textbox", { name: "Note", exact: true });
  await expect(note).toHaveValue("kept");
  await page.keyboard.press("Escape");
  await expect(note).toBeHidden();
  await cell(grid, "Text, Row 1").click();
  await expect(page.getByRole("dialog")).toHaveCount(1);
});

test(
  "a paste is undone and redone in the cell that it changed, and a form that is read-only says that it pastes nothing",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    const rows = [{ _type: "specificationRow", _key: "a", label: "Process", text: "CNC milling" }];
    const { _id: id } = await lake.publish({
      path: freshPath,
      blocks: [{ _type: "specificationTable", _key: "table", heading: "Tolerances", rows }],
    });
    const stored = async () => Reflect.get((await lake.drafted(id))?.blocks[0] ?? {}, "rows");
    const field = 'blocks[_key=="table"].heading';
    await studio.openField(id, field);
    const grid = page.getByRole("grid", { name: "Rows" });
    const first = cell(grid, "What it is, Row 1");
    await first.press("End");
    await first.pressSequentially("es");
    await paste(first, "text/html", SHEET);
    const pasted = [
      { _key: "a", label: "Tolerance of walls", values: [{ value: 0.1, plusMinus: true, unit: "mm" }] },
      { label: "Scrap", values: [{ min: 2, unit: "%" }] },
    ];
    await expect(first).toHaveValue("Tolerance of walls");
    await expect.poll(stored).toMatchObject(pasted);

    await page.keyboard.press("ControlOrMeta+z");
    await expect(first).toHaveValue("Processes");
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(stored).toEqual(rows);
    await expect(first).toHaveValue("Process");
    await page.keyboard.press("ControlOrMeta+Shift+z");
    await expect(first).toHaveValue("Processes");
    await page.getByRole("button", { name: "Redo" }).click();
    await expect.poll(stored).toMatchObject(pasted);

    await choose(page, grid.getByRole("button", { name: "Row 2", exact: true }), "Open row");
    const form = await page.getByTestId("nested-object-dialog").last().boundingBox();
    await expect(page.getByRole("dialog")).toHaveCount(2);
    await page.mouse.click((form?.x ?? 0) + 5, (form?.y ?? 0) + 5);
    await expect(page.getByRole("dialog")).toHaveCount(1);

    await page.goto(
      `${env.studioUrl}/structure/page;${id},path=${encodeURIComponent(field)}?perspective=published`,
    );
    await expect(first).toHaveValue("Process");
    await expect(first).not.toBeEditable();
    await dispatchPaste(first, "text/html", SHEET);
    await expect(page.getByText("Nothing was pasted, because the form was read-only.")).toBeVisible();
  },
);

test(
  "a table in a text is changed cell by cell, with its columns and rows",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    const id = freshPath.slice(1);
    const rows = [{ _type: "tableRow", _key: "a", cells: ["CNC", "±0.05 mm"] }];
    const table = {
      _type: "table",
      _key: "table",
      caption: "By process",
      columns: ["Process", "Tolerance"],
      rows,
    };
    await lake.store({
      _id: `drafts.${id}`,
      _type: "page",
      title: "By process",
      path: freshPath,
      blocks: [{ _type: "richText", _key: "text", text: [table] }],
    });
    const stored = async () => (await lake.page(freshPath))?.blocks[0];
    await studio.openField(id, 'blocks[_key=="text"].text[_key=="table"].caption');
    const grid = page.getByRole("grid", { name: "Cells" });
    await cell(grid, "Column 2, Row 1").fill("±0.1 mm");
    await page.keyboard.press("Enter");
    await expect(cell(grid, "Column 1, Row 2")).toBeFocused();
    await page.keyboard.type("SLA");
    await choose(page, grid.getByRole("button", { name: "Column 2" }), "Add column on the right");
    await cell(grid, "Column 3, Headings").fill("Lead time");
    await expect.poll(stored).toMatchObject({
      text: [
        {
          caption: "By process",
          columns: ["Process", "Tolerance", "Lead time"],
          rows: [{ cells: ["CNC", "±0.1 mm", ""] }, { cells: ["SLA", "", ""] }],
        },
      ],
    });
  },
);

function cell(grid: Locator, name: string): Locator {
  return grid.getByRole("textbox", { name, exact: true });
}

async function choose(page: Page, menu: Locator, item: string): Promise<void> {
  await menu.click();
  await page.getByRole("menuitem", { name: item }).click();
}
