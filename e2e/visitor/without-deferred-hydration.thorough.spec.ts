import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

import { freePorts } from "process-stack/testing/ports.ts";

import { chromiumOptions } from "#chromium.ts";
import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";
import { fromOwnAddress, newEmail, quoteForm } from "#quote-form.ts";

import { readEnvironment } from "../../tools/run/env.ts";
import { expectHydrated } from "./hydrated.ts";

const [port = 0] = await freePorts(1);
const { args, ...options } = await chromiumOptions();
const rule = `MAP ${new URL(env.siteUrl).host} 127.0.0.1:${port}`;

// A second process serves the same build at the same address.
test.describe.configure({ mode: "serial" });
test.use({ launchOptions: { ...options, args: [...args, `--host-resolver-rules=${rule}`] } });
let site: ChildProcess;

test.beforeAll(async () => {
  site = spawn(process.execPath, ["server/main.ts", "--port", String(port)], {
    cwd: env.siteFolder,
    env: {
      // The process needs the secrets that the processes of this workspace share.
      ...readEnvironment(join(env.siteFolder, ".."), env.shell),
      NODE_ENV: "production",
      SITE_URL: env.siteUrl,
      SANITY_LAKE_URL: env.lakeUrl,
      ADMIN_API_URL: env.adminUrl,
      ADMIN_API_INTERNAL_URL: undefined,
      DEFERRED_HYDRATION: "off",
    },
    stdio: "ignore",
  });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady).toBe(true);
});

test.afterAll(async () => {
  const exit = once(site, "exit");
  site.kill();
  await exit;
});

test("a page contains its scripts and React's data, as Next renders it", async ({ page }) => {
  const response = await page.goto("/cnc-machining");
  const html = await response?.text();
  expect(html).toMatch(/<script src="\/_next\/static\/[^"]+" async=""><\/script>/);
  expect(html).toContain("self.__next_f.push(");
  expect(html).not.toContain("data-rsc=");
});

test("a quote request can be filled in and sent", async ({ page }) => {
  await fromOwnAddress(page);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/about-us");
  const quote = quoteForm(page);
  await quote.open();
  await quote.fillIn({ Email: newEmail() });
  await quote.send.click();
  await expect(page).toHaveURL(/\/thankyou$/);
  await expect(page.getByRole("heading", { name: "Thank you for your request" })).toBeVisible();
  expect(requested.length).toBeGreaterThan(5);
  expect(requested.filter((path) => path.startsWith("/_data/"))).toEqual([]);
});

test("inches are remembered, and grades can be compared", async ({ page }) => {
  await page.goto("/cnc-machining");
  const inch = page.getByRole("radio", { name: "inch" }).first();
  await expectHydrated(inch);
  await page
    .getByRole("group", { name: "Units", exact: true })
    .first()
    .getByText("inch", { exact: true })
    .click();
  await expect(page.locator(".imperial").first()).toBeVisible();

  await page.goto("/cnc-machining-materials");
  await expect(page.locator("html")).toHaveAttribute("data-units", "inch");
  await page
    .getByLabel(/^Compare /)
    .first()
    .check();
  await expect(page.getByRole("region", { name: "Comparison" })).toBeVisible();
});
