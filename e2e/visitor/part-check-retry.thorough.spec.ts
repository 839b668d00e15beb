import { chromiumOptions } from "#chromium.ts";
import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";
import { intercept } from "#intercept.ts";
import { foil, partCheck } from "#part-check.ts";
import { stepFile } from "#part-files.ts";

test.use({ expectedErrors: [/net::ERR_FAILED/] });

test.beforeEach(async ({ page }) => {
  await page.goto("/part-check");
});

test("a check that was canceled, or whose parts did not load, is started again without choosing the file again", async ({
  page,
}) => {
  const check = partCheck(page);
  const alert = check.block.getByRole("alert");
  const allowRules = await intercept(page, "**/api/part-check/rules", (route) => route.abort());
  await check.input.setInputFiles(stepFile("cnc-plate"));
  await expect(alert).toContainText("The rules of the design guides didn't load.");
  allowRules();

  const allowReader = await intercept(page, "**/*.wasm", (route) => route.abort());
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toContainText("The reader for STEP and IGES files did not load.");
  allowReader();

  const allowWorker = await intercept(page, "**/turbopack-worker-*", (route) => route.abort());
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toContainText("The check didn't load.");
  allowWorker();

  const held = Promise.withResolvers<void>();
  await page.route("**/api/part-check/rules", async (route) => {
    await held.promise;
    await route.continue();
  });
  await alert.getByRole("button", { name: "Try again" }).click();
  await check.block.getByRole("button", { name: "Cancel" }).click();
  held.resolve();
  await check.block.getByRole("button", { name: "Check the file" }).click();
  await expect(check.findings).toBeVisible();
});

test("a 3D view whose code did not load is loaded by a button, and the findings do not wait for it", async ({
  page,
}) => {
  const stop = await intercept(page, "**/_next/static/chunks/*.js", async (route) => {
    const response = await route.fetch();
    const isView = (await response.text()).includes("webglcontextrestored");
    await (isView ? route.abort() : route.fulfill({ response }));
  });
  const check = partCheck(page);
  await check.input.setInputFiles(foil);
  await expect(check.findings).toBeVisible();
  const alert = check.block.getByRole("alert");
  await expect(alert).toContainText("The 3D view didn't load.");
  stop();
  await alert.getByRole("button", { name: "Load the 3D view" }).click();
  await expect(check.picture).toBeVisible();
});

test("without WebGL the measurements and findings are complete, and a text says why there is no picture", async ({
  playwright,
}) => {
  const browser = await playwright.chromium.launch({
    ...(await chromiumOptions()),
    args: ["--disable-gpu", "--disable-software-rasterizer"],
  });
  try {
    const page = await browser.newPage({ baseURL: env.siteUrl });
    await page.goto("/part-check");
    const check = partCheck(page);
    await check.input.setInputFiles(foil);
    await expect(check.findings).toBeVisible();
    await expect(check.block).toContainText("There is no 3D view, because this browser has no WebGL");
    await expect(check.property("Size").locator(".metric")).toHaveText("60 × 40 × 0.3 mm");
  } finally {
    await browser.close();
  }
});
