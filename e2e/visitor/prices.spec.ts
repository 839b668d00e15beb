import { violations, WCAG } from "#axe.ts";
import { measureReaction } from "#blocking-time.ts";
import { expect, test } from "#fixtures.ts";
import { PHONE } from "#page-weight.ts";
import { partCheck } from "#part-check.ts";
import { stepFile } from "#part-files.ts";
import { fromOwnAddress } from "#quote-form.ts";

test.beforeEach(async ({ page }) => {
  await fromOwnAddress(page);
});

test("without a file, visitors describe a part and see what it costs by each process", async ({ page }) => {
  await page.goto("/part-check");
  const block = page.locator("[data-block=priceIndication]");
  await block.hover();
  await block.getByRole("button", { name: "Lid" }).click();
  const price = block.getByRole("status");
  await expect(price).toContainText("Example rates, not our prices.");
  await expect(price).toContainText("100 parts");
  const chart = block.getByRole("img", { name: /^Price per part by quantity/ });
  await expect(chart.filter({ visible: true })).toContainText(/from about [\d,]+, \w costs less than \w/);

  await block.getByLabel("Process").selectOption("Injection molding");
  await expect(price).toContainText("Injection molding, ABS (molded)");
  await expect(price).toContainText("for the tool, a one-time cost");
  const before = await price.innerText();
  await block.getByLabel("Quantity", { exact: true }).fill("5000");
  await expect(price).not.toHaveText(before);
  await expect(price).toContainText("5,000 parts");
  await block.getByText("The same prices as a table").click();
  await expect(block.getByRole("row", { name: /^Injection molding/ })).toContainText("$");

  await block.getByLabel("Quantity", { exact: true }).fill("0");
  await expect(block).toContainText("Quantity must be a whole number from 1 to 10,000.");
  await expect(block.getByLabel("Quantity", { exact: true })).toHaveAttribute("aria-invalid", "true");
  expect(await violations(page, { tags: WCAG })).toEqual([]);
});

test("in German, the processes have German names", async ({ page }) => {
  await page.goto("/de/bauteilpruefung");
  const block = page.locator("[data-block=priceIndication]");
  await block.hover();
  await block.getByRole("button", { name: "Deckel" }).click();
  await block.getByLabel("Verfahren").selectOption("Spritzguss");
  await expect(block.getByRole("status")).toContainText("Spritzguss, ABS");
  await block.getByText("Dieselben Preise als Tabelle").click();
  const headers = await block.getByRole("rowheader").allInnerTexts();
  // The material is below.
  const names = headers.map((header) => header.split("\n")[0] ?? "");
  expect(names).toContain("CNC-Fräsen");
  expect(names.filter((name) => /ing\b|metal\b/.test(name))).toEqual([]);
});

test("a part that no process makes has no price", async ({ page }) => {
  await page.goto("/part-check");
  const block = page.locator("[data-block=priceIndication]");
  await block.hover();
  await block.getByRole("button", { name: "Panel" }).click();
  await block.getByLabel("Material").selectOption("Plastic");
  await expect(block).toContainText("No process with a published price makes this part.");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page shows the prices of a typical part", async ({ page }) => {
    await page.goto("/part-check");
    const block = page.locator("[data-block=priceIndication]");
    await expect(block.getByRole("status")).toContainText("CNC milling, Aluminum 6061-T6, 100 parts");
    await expect(block.getByRole("status")).toContainText("Example rates, not our prices.");
    await block.getByText("The same prices as a table").click();
    await expect(block.getByRole("row", { name: /^CNC milling/ })).toContainText("$");
  });
});

test("the part check shows a price beside each process that fits, and opens the quote form with the choice", async ({
  page,
}) => {
  await page.goto("/part-check");
  const check = partCheck(page);
  await check.input.setInputFiles(stepFile("cnc-angle-bracket"));
  await check.process("CNC machining").click();
  await expect(check.process("CNC machining")).toContainText(/\$[\d.]+$/);
  await expect(check.process("Sheet metal fabrication")).not.toContainText("$");

  const price = check.block.getByRole("region", { name: "Price by CNC milling" });
  const result = price.getByRole("status");
  await expect(result).toContainText("CNC milling, Aluminum 6061-T6, 10 parts");
  await expect(result).toContainText(/\d+% is machine time: /);
  await price.getByLabel("Grade").selectOption("Stainless 304/304L");
  await price.getByLabel("Finish").selectOption("Passivation");
  await price.getByLabel("Quantity").fill("250");
  await expect(result).toContainText("CNC milling, Stainless 304/304L, Passivation, 250 parts");
  await expect(check.block).toContainText("Price per part at 250");

  await check.block.getByRole("button", { name: "Request a quote for this part" }).click();
  await expect(page.getByRole("dialog").getByLabel("Project description")).toHaveValue(
    /\nProcess: CNC machining\nMaterial: Stainless 304\/304L\nFinish: Passivation\nQuantity: 250$/,
  );
});

test("each kind of part of an assembly has a price, and the total is that of the assembly", async ({
  page,
}) => {
  await page.goto("/part-check");
  const check = partCheck(page);
  await check.block.getByRole("button", { name: /^Assembly/ }).click();
  await check.process("CNC machining").click();
  const price = check.block.getByRole("region", { name: "Price of the parts by CNC machining" });
  await expect(price.getByRole("status")).toContainText("10 assemblies");
  await expect(price.getByRole("row", { name: /^Spacer/ })).toContainText("CNC turning");
  await expect(price.getByRole("row")).toHaveCount(4);
  await expect(check.process("CNC machining")).toContainText(/\$[\d.]+$/);

  await check.process("Sheet metal fabrication").click();
  const sheets = check.block.getByRole("region", { name: "Price of the parts by Sheet metal fabrication" });
  await expect(sheets.getByRole("status")).toContainText("4 × Spacer");
  await expect(check.process("Sheet metal fabrication")).not.toContainText("$");
});

// Alone, because a busy machine raises even the processor time.
test.describe("on a phone", { tag: "@alone" }, () => {
  test.use(PHONE);

  test("a change of quantity or grade shows its price within 50 ms of processor time", async ({ page }) => {
    await page.goto("/part-check");
    const check = partCheck(page);
    await check.block.getByRole("button", { name: /^Milled bracket/ }).click();
    await check.process("CNC machining").click();
    const price = check.block.getByRole("region", { name: "Price by CNC milling" });
    await expect(price.getByRole("status")).toContainText("10 parts");

    const byQuantity: number[] = [];
    const byGrade: number[] = [];
    for (let change = 0; change < 8; change += 1) {
      byQuantity.push(await measureReaction(page, typeOneMore, PRICE));
      byGrade.push(await measureReaction(page, chooseNextGrade, PRICE));
    }
    await expect(price.getByRole("status")).toContainText("18 parts");
    // What else the machine does makes a change slower, and never faster.
    expect(Math.min(...byQuantity)).toBeLessThan(50);
    // The first change is cheaper than the others.
    expect(Math.min(...byGrade.slice(1))).toBeLessThan(50);
  });
});

const PRICE = ".pc-price output";

/** Runs in the page. */
function typeOneMore(): void {
  const input = document.querySelector<HTMLInputElement>(".pc-price input");
  input?.setRangeText(String(Number(input.value) + 1), 0, input.value.length);
  input?.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Runs in the page. */
function chooseNextGrade(): void {
  const select = document.querySelector<HTMLSelectElement>(".pc-price select");
  if (select) select.selectedIndex += 1;
  select?.dispatchEvent(new Event("change", { bubbles: true }));
}
