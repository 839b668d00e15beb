import type { Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";

/** Responds to build checks with a newer build and counts them. */
async function withNewerBuild(page: Page): Promise<{ checks: () => number }> {
  let checks = 0;
  await page.route("**/api/build", async (route) => {
    checks += 1;
    await route.fulfill({ body: "a newer build", contentType: "text/plain" });
  });
  return { checks: () => checks };
}

/** Simulates a chunk of an older build that no longer exists. */
async function failToLoadPart(page: Page): Promise<void> {
  await page.evaluate(() => {
    const error = new Error("Failed to load chunk");
    error.name = "ChunkLoadError";
    void Promise.reject(error);
  });
}

/** How often the document was loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("domcontentloaded", () => (loads += 1));
  return () => loads;
}

test.use({ expectedErrors: [/Failed to load chunk/] });

test("the first check runs after one second, the others every 60 minutes", async ({ page }) => {
  await page.clock.install();
  const { checks } = await withNewerBuild(page);
  await page.goto("/", { waitUntil: "networkidle" });
  await page.clock.fastForward(1000);
  await expect.poll(checks).toBe(1);
  await page.clock.fastForward("59:00");
  expect(checks()).toBe(1);
});

test("a very slow connection skips the first check", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { effectiveType: "slow-2g" } });
  });
  await page.clock.install();
  const { checks } = await withNewerBuild(page);
  await page.goto("/", { waitUntil: "networkidle" });
  await page.clock.fastForward("30:00");
  expect(checks()).toBe(0);
});

test("with a newer build a loading error reloads the page, at most once per path in 10 seconds", async ({
  page,
}) => {
  await withNewerBuild(page);
  const loads = countLoads(page);
  await page.goto("/about-us", { waitUntil: "networkidle" });
  await Promise.all([page.waitForEvent("domcontentloaded"), failToLoadPart(page)]);
  await page.waitForLoadState("networkidle");
  expect(loads()).toBe(2);

  await failToLoadPart(page);
  await expect(page.getByRole("alert").filter({ hasText: "This site was updated" })).toBeVisible();
  expect(loads()).toBe(2);
});

test("without a newer build nothing reloads", async ({ page }) => {
  const loads = countLoads(page);
  await page.goto("/about-us", { waitUntil: "networkidle" });
  await Promise.all([page.waitForResponse("**/api/build"), failToLoadPart(page)]);
  await expect(page.locator("#reload-offer")).toBeHidden();
  expect(loads()).toBe(1);
});

test("while a quote request is being written a reload is offered instead, and typed text survives it", async ({
  page,
}) => {
  await withNewerBuild(page);
  const loads = countLoads(page);
  await page.goto("/about-us", { waitUntil: "networkidle" });
  await page.getByRole("banner").getByRole("button", { name: "Request A Quote" }).click();
  const dialog = page.getByRole("dialog", { name: "Request A Quote" });
  const name = dialog.getByRole("textbox", { name: "First name" });
  await name.fill("Ada");
  await name.blur();
  await failToLoadPart(page);
  await expect(dialog.getByText("This site was updated")).toBeVisible();
  expect(loads()).toBe(1);

  await Promise.all([
    page.waitForEvent("domcontentloaded"),
    dialog.getByRole("button", { name: "Reload the page" }).click(),
  ]);
  await page.getByRole("banner").getByRole("button", { name: "Request A Quote" }).click();
  await expect(name).toHaveValue("Ada");
});
