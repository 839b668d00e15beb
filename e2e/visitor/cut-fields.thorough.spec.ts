import type { Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";
import { partCheck } from "#part-check.ts";

const WIDTHS = [360, 768, 1440];

/** The pages that have selects and fields with values, in both languages. */
const PATHS = [
  "/",
  "/de",
  "/ja",
  "/part-check",
  "/calculators",
  "/calculator-tables",
  "/materials",
  "/cnc-machining-materials",
  "/surface-finish",
  "/case-studies",
  "/de/bauteilpruefung",
  "/de/rechner",
  "/de/rechner/weitere",
  "/de/werkstoffe",
  "/de/projekte",
];

for (const path of PATHS)
  test(`no field of ${path} cuts its text where there is room for it, or leaves the column`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator("main select, main input").first()).toBeVisible();
    await expectNoCutField(page);
  });

for (const path of ["/part-check", "/de/bauteilpruefung"])
  test(`no field beside a checked part of ${path} cuts its text where there is room for it, and no process leaves its cell`, async ({
    page,
  }) => {
    await page.goto(path);
    const { block } = partCheck(page);
    await block.locator("button[value=bracket]").click();
    await expect(block.locator(".pc-price select").first()).toBeVisible();
    await expectNoCutField(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 1000 });
      const wide = await block
        .locator(".pc-answer button")
        .evaluateAll((cells) =>
          cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map(({ textContent }) => textContent),
        );
      expect(wide, `at ${width} px`).toEqual([]);
    }
  });

async function expectNoCutField(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 1000 });
    expect(await page.evaluate(cutFields), `cut at ${width} px`).toEqual([]);
    expect(await page.evaluate(wideFields), `too wide at ${width} px`).toEqual([]);
  }
}

/** The labels of fields that are narrower than their text, and than the row in which they are. Runs in the page. */
function cutFields(): string[] {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets the outer function alone
  const isCut = (select: HTMLSelectElement) => {
    const style = { position: "absolute", width: "max-content", minWidth: "0", maxWidth: "none" };
    const copy = Object.assign(document.createElement("select"), { className: select.className });
    copy.append(...[...select.querySelectorAll("option")].map((option) => option.cloneNode(true)));
    Object.assign(copy.style, style);
    select.after(copy);
    const needed = copy.offsetWidth;
    copy.remove();
    const row = select.closest<HTMLElement>("dl > div, .fields, fieldset, .px-edge > *");
    return select.offsetWidth < needed - 1 && (row === null || select.offsetWidth < row.offsetWidth - 1);
  };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets the outer function alone
  const isTextCut = (input: HTMLInputElement) => {
    const { value } = input;
    input.value ||= input.placeholder;
    const isWide = input.scrollWidth > input.clientWidth + 1;
    input.value = value;
    return isWide;
  };
  return [...document.querySelectorAll<HTMLSelectElement | HTMLInputElement>("main select, main input")]
    .filter((field) => field.checkVisibility() && field.type !== "file")
    .filter((field) => (field instanceof HTMLSelectElement ? isCut(field) : isTextCut(field)))
    .map((field) => field.labels?.[0]?.textContent ?? field.name);
}

/** The labels of fields that reach into the margin of the page. Runs in the page. */
function wideFields(): string[] {
  return [...document.querySelectorAll<HTMLSelectElement | HTMLInputElement>("main select, main input")]
    .filter((field) => field.checkVisibility())
    .filter((field) => {
      const sheet = field.closest(".px-edge");
      if (!sheet) return false;
      const margin = Number.parseFloat(getComputedStyle(sheet).paddingInlineEnd);
      // The tools below the picture of a part scroll sideways on a phone.
      const tools = field.closest(".pv-tools");
      const box = tools && getComputedStyle(tools).overflowX === "auto" ? tools : field;
      return box.getBoundingClientRect().right > sheet.getBoundingClientRect().right - margin + 1;
    })
    .map((field) => field.labels?.[0]?.textContent ?? field.name);
}
