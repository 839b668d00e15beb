import type { Page } from "@playwright/test";

import { violations, WCAG } from "#axe.ts";
import { expect, test } from "#fixtures.ts";

const fits = (page: Page) => page.locator("#fits");

test("a calculator follows what is typed, and its address shows the same result to a colleague", async ({
  page,
  context,
}) => {
  await page.goto("/calculators");
  const result = fits(page).getByRole("status");
  await expect(result).toContainText("0.007 to 0.041 mm");
  await fits(page).getByRole("combobox", { name: "Shaft" }).selectOption("p6");
  await expect(result).toContainText("Interference fit");
  await fits(page).getByRole("textbox", { name: "Nominal size" }).fill("50");
  await expect(result).toContainText("50.000 to 50.025 mm");
  await expect(page).toHaveURL(/\/calculators\?fits=50~H7~p6$/);

  const colleague = await context.newPage();
  await colleague.goto(page.url());
  await expect(fits(colleague).getByRole("status")).toContainText("50.000 to 50.025 mm");
  await expect(fits(colleague).getByRole("combobox", { name: "Shaft" })).toHaveValue("p6");
});

test("a visitor who only looks at the page loads no code of the calculators, then only that of the visible ones", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.url());
  });
  await page.goto("/calculators", { waitUntil: "networkidle" });
  const before = scripts.length;
  await expect(fits(page).getByRole("textbox", { name: "Nominal size" })).toHaveValue("25");
  await fits(page).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
  await page.waitForLoadState("networkidle");
  const visible = scripts.length;
  await page.locator("#snap-fit").hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(visible);
});

test("lengths can be typed and read in inches", async ({ page }) => {
  await page.goto("/calculators");
  await page.getByText("inch", { exact: true }).first().click();
  const size = fits(page).getByRole("textbox", { name: "Nominal size in inches" });
  await expect(size).toHaveValue("0.98425");
  await size.fill("1");
  await expect(fits(page).getByRole("status")).toContainText("1.00000 to 1.00083 in");
  await size.fill("50 mm");
  await size.blur();
  await expect(size).toHaveValue("1.9685");
});

test("a value beyond the limits of the table names the limit", async ({ page }) => {
  await page.goto("/calculators");
  const size = fits(page).getByRole("textbox", { name: "Nominal size" });
  await size.fill("501");
  await expect(fits(page).getByRole("status")).toHaveText(
    "Nominal size must be at most 500 mm. The tables of this calculator cover no other sizes.",
  );
  await expect(size).toHaveAttribute("aria-invalid", "true");
  await expect(size).toHaveAccessibleDescription(/^Nominal size must be at most 500/);
  await size.fill("abc");
  await expect(fits(page).getByRole("status")).toHaveText("Enter a number for nominal size, such as 25 mm.");
  await size.blur();
  await expect(size).toHaveValue("abc");
});

test("a long list has all its choices once its code is loaded, and one in the HTML", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/calculators")).text();
  const choices = /<select[^>]*>(.*?)<\/select>/.exec(html.split('id="weight"')[1] ?? "")?.[1];
  expect(choices?.split("<option").length).toBe(2);
  await page.goto("/calculators#weight");
  const weight = page.locator("#weight");
  await weight.getByRole("combobox", { name: "Grade" }).selectOption({ label: "Aluminum 6061-T6" });
  await expect(weight.getByRole("status")).toContainText("27.0 g");
});

test("the values are the same after leaving the page and coming back", async ({ page }) => {
  await page.goto("/calculators");
  await fits(page).getByRole("textbox", { name: "Nominal size" }).fill("50");
  await expect(page).toHaveURL(/fits=50/);
  await page.getByRole("link", { name: "Read the design guides" }).click();
  await expect(page).toHaveURL(/\/design-guide$/);
  await page.goBack();
  await expect(fits(page).getByRole("textbox", { name: "Nominal size" })).toHaveValue("50");
  await expect(fits(page).getByRole("status")).toContainText("50.000 to 50.025 mm");
});

test("the print has the fields with what the visitor entered", async ({ page }) => {
  await page.goto("/calculators");
  await page.emulateMedia({ media: "print" });
  await expect(fits(page).getByRole("textbox", { name: "Nominal size" })).toBeVisible();
  await expect(fits(page).getByRole("group", { name: "Units of the calculators" })).toBeHidden();
});

test("a guide has its calculators, whose units change those of the page", async ({ page }) => {
  await page.goto("/sheet-metal01#bending-calculator");
  const bend = page.locator("#bending-calculator");
  const result = bend.getByRole("status");
  await expect(result).toContainText("47.18 mm");
  await bend.getByText("inch", { exact: true }).click();
  await expect(bend.getByRole("textbox", { name: "Inside radius R in inches" })).toHaveValue("0.07874");
  await bend.getByRole("textbox", { name: "Second leg" }).fill("0.1");
  await expect(result).toContainText("Each leg must be at least 0.3898 in long.");
  expect(await violations(page, { tags: WCAG, within: "#bending-calculator" })).toEqual([]);
  await bend.getByRole("link", { name: "Table of common values" }).click();
  await expect(page).toHaveURL(/\/calculators#bending$/);
  await expect(page.locator("#bending").getByRole("table")).toBeVisible();
});

/** Near the limits of the calculators, where labels could be over each other or outside of the drawing. */
const EXTREMES = [
  {
    fits: "0.5~H7~g6",
    generalTolerances: "0.5~f",
    toleranceStack: Array.from({ length: 20 }, (_, index) => `${index % 2 ? "-" : ""}1${index}.125 ±1`).join(
      "\n",
    ),
    threadedHoles: "M1.6~800~310",
    plasticScrews: "pc~1.5",
    sheetBending: "mild-steel~0.4~0.2~170~10~10~1",
    injectionMolding: "pc~0.5~1~0.1~1",
    snapFit: "grade-im-abs~2~0.4~0.5~0.1~5~0.05",
    roughness: "0.025~ra",
  },
  {
    fits: "500~C11~u6",
    generalTolerances: "4000~v",
    toleranceStack: "-60 ±0.1\n30 ±0.1",
    threadedHoles: "3/4-10 UNC~800~310",
    plasticScrews: "pc~8",
    sheetBending: "stainless~6~50~90~60~60~3000",
    injectionMolding: "pp~6~1000~5000~1500",
    snapFit: "grade-im-pc~40~10~5~20~45~1",
    roughness: "50~ra",
  },
  {
    fits: "100~N9~k5",
    generalTolerances: "2~tg1-nw",
    toleranceStack: "1000 ±1\n-0.5 ±0.1\n-0.5 ±0.1",
    sheetBending: "aluminum~1~1~1~30~3000~10",
  },
];

for (const values of EXTREMES) {
  test(`the labels of a drawing do not overlap, and none is outside of it: ${values.sheetBending}`, async ({
    page,
  }) => {
    await page.goto(`/calculators?${new URLSearchParams(values)}`);
    await expect(page.locator("#tolerance-stack textarea")).toHaveValue(values.toleranceStack);
    await expect(page.locator("#bending select")).toHaveValue(values.sheetBending.split("~")[0] ?? "");
    const drawings = page.locator("[data-block=calculator] svg.drawing");
    await expect(drawings).toHaveCount(10);
    expect(await drawings.evaluateAll(misplacedLabels)).toEqual([]);
  });
}

/** The labels that are outside of their drawing, and the pairs that overlap. */
function misplacedLabels(drawings: (SVGElement | HTMLElement)[]): string[] {
  return drawings.flatMap((drawing) => {
    const frame = drawing.getBoundingClientRect();
    const labels = [...drawing.querySelectorAll("text")].map((text) => ({
      text: text.textContent,
      box: text.getBoundingClientRect(),
    }));
    const outside = labels.filter(
      ({ box }) =>
        box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom,
    );
    const overlaps = labels.flatMap((label, index) =>
      labels.slice(index + 1).flatMap((other) => {
        const width = Math.min(label.box.right, other.box.right) - Math.max(label.box.left, other.box.left);
        const height = Math.min(label.box.bottom, other.box.bottom) - Math.max(label.box.top, other.box.top);
        // The boxes of two lines of text touch.
        return width > 1 && height > 4 ? [`${label.text} is over ${other.text}`] : [];
      }),
    );
    return [...outside.map(({ text }) => `${text} is outside`), ...overlaps];
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("common values are in a table, and there are no fields that do nothing", async ({ page }) => {
    await page.goto("/calculators");
    await expect(fits(page).getByRole("row", { name: /^50 mm H7 g6/ })).toContainText("0.009 to 0.050 mm");
    await expect(fits(page).getByRole("textbox")).toHaveCount(0);
    await expect(fits(page).locator("p", { hasText: "Nominal size:" })).toHaveText(
      "Nominal size: 25 mm · Hole: H7 · Shaft: g6",
      {
        useInnerText: true,
      },
    );
    await expect(fits(page)).toContainText("Source: ISO 286-1:2010");
    // Values that are the same in all rows are above the table.
    await expect(page.locator("#bending")).toContainText(
      "Common values. Bend angle A: 90° · First leg, outside: 30 mm · Second leg, outside: 30 mm",
      { useInnerText: true },
    );
  });
});
