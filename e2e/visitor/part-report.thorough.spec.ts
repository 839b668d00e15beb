import type { Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";
import { partCheck } from "#part-check.ts";
import { stepFile } from "#part-files.ts";

test("a checked part is printed alone, with its findings and its price", async ({ page }) => {
  await page.goto("/part-check");
  const check = partCheck(page);
  await check.input.setInputFiles(stepFile("cnc-t-slot"));
  await check.process("CNC machining").click();
  await expect(check.block.getByRole("button", { name: "Print a report" })).toBeVisible();

  await page.emulateMedia({ media: "print" });
  await expect(check.block.getByText(/^Part check of \w+ \d+, \d{4}\. .* sent to no one\.$/)).toBeVisible();
  await expect(check.finding("Face that no tool can reach")).toBeVisible();
  await expect(
    check.block.getByRole("status").filter({ hasText: "Lead time, business days", visible: true }),
  ).toBeVisible();
  await expect(check.block.getByRole("button", { name: "Request a quote for this part" })).toBeHidden();
  await expect(check.block.getByRole("button", { name: /^Milled bracket/ })).toBeHidden();
  await expect(page.locator("[data-block=hero]")).toBeHidden();
  await expect(page.locator("[data-block=priceIndication]")).toBeHidden();
});

test("the report of a sample is one page by each process", async ({ page }) => {
  await expectOnePage(page, "/part-check", "bracket", ["A4"]);
});

const SAMPLES = ["bracket", "cover", "channel", "flange", "mount"];

for (const path of ["/part-check", "/de/bauteilpruefung"])
  for (const sample of SAMPLES)
    test(
      `the report of the sample ${sample} of ${path} is one page by each process, on each paper`,
      { tag: "@thorough" },
      async ({ page }) => {
        await expectOnePage(page, path, sample, ["A4", "Letter"]);
      },
    );

type Paper = "A4" | "Letter";

/** Prints the report of a sample by each process on each paper. */
async function expectOnePage(page: Page, path: string, sample: string, papers: readonly Paper[]) {
  await page.goto(path);
  const { block } = partCheck(page);
  await block.locator(`button[value=${sample}]`).click();
  const processes = block.locator(".pc-answer").getByRole("button");
  await expect(processes).toHaveCount(10);
  await expect(block.locator(".pc-price, .pc-none").first()).toBeVisible();
  for (const process of await processes.all()) {
    await process.click();
    for (const paper of papers)
      expect(await printedPages(page, paper), `${await process.innerText()}, ${paper}`).toBe(1);
  }
}

/** How many pages the page has on paper. Chromium writes an object for each, not compressed. */
async function printedPages(page: Page, format: Paper): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString("latin1").match(/\/Type ?\/Page\b/g)?.length ?? 0;
}
