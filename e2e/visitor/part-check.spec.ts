import type { Request } from "@playwright/test";

import { violations, WCAG } from "#axe.ts";
import { expect, test } from "#fixtures.ts";
import { intercept } from "#intercept.ts";
import { gzipLength } from "#page-weight.ts";
import { foil, partCheck } from "#part-check.ts";
import { stepFile, stlBox, surfaceFile } from "#part-files.ts";
import { fromOwnAddress } from "#quote-form.ts";

test.beforeEach(async ({ page }) => {
  await fromOwnAddress(page);
  await page.goto("/part-check");
});

test("a STEP file is checked by the rules of the guides, and no request carries any of it", async ({
  page,
}) => {
  const requests: Request[] = [];
  page.context().on("request", (request) => requests.push(request));
  const check = partCheck(page);
  await check.input.setInputFiles(stepFile("cnc-t-slot"));
  await expect(check.findings).toBeVisible();
  await expect(check.property("Size").locator(".metric")).toHaveText("60 × 40 × 30 mm");
  await expect(check.property("Solid")).toHaveText("yes");

  await check.process("CNC machining").click();
  const finding = check.finding("Face that no tool can reach");
  await finding.getByRole("button").click();
  await expect(finding.getByRole("button")).toHaveAttribute("aria-pressed", "true");
  await expect(finding.getByRole("link", { name: /^Rule: / })).toHaveAttribute("href", "/cnc01#undercuts");

  const sent = requests.map((request) => `${request.url()} ${request.postData() ?? ""}`).join("\n");
  expect(sent).toContain("/api/part-check/rules");
  expect(sent).not.toMatch(/t-slot|ISO-10303|CARTESIAN_POINT/i);
});

test("beside a STEP file are links to the licenses of its reader", async ({ page }) => {
  const check = partCheck(page);
  await check.input.setInputFiles(stepFile("cnc-plate"));
  for (const name of ["occt-import-js", "Open CASCADE Technology"]) {
    const link = check.block.getByRole("link", { name });
    await expect(link).toBeVisible();
    const license = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(await license.text()).toContain("GNU LESSER GENERAL PUBLIC LICENSE");
  }
});

for (const [device, viewport, tag] of [
  ["a desktop", { width: 1440, height: 900 }, ["@thorough"]],
  ["a phone", { width: 360, height: 780 }, []],
] as const) {
  test(
    `on ${device} the picture and the verdicts of all ten processes are in view, best first, with what speaks against each`,
    { tag: [...tag] },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      const check = partCheck(page);
      await check.input.setInputFiles(stepFile("cnc-t-slot"));
      await expect(check.picture).toBeInViewport({ ratio: 1 });
      const processes = check.block.locator(".pc-answer").getByRole("listitem");
      await expect(processes).toHaveCount(10);
      for (const process of await processes.all()) await expect(process).toBeInViewport({ ratio: 1 });
      const verdicts = await processes.evaluateAll((items) =>
        items.map((item) => ["fits", "changes", "unsuitable"].indexOf(item.dataset["verdict"] ?? "")),
      );
      expect(verdicts).toEqual(verdicts.toSorted((a, b) => a - b));
      expect(new Set(verdicts)).toContain(2);
      await expect(check.process("Sheet metal fabrication")).toContainText(/Not suitable\s*\S+/);
      const wide = await processes
        .getByRole("button")
        .evaluateAll((cells) =>
          cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map(({ textContent }) => textContent),
        );
      expect(wide, "texts that leave their cell").toEqual([]);

      // Neither a long reason at each process nor the choice of a unit may push them out of view.
      for (const file of [foil, stlBox("Half an inch.stl", [1, 1, 0.5])]) {
        await check.input.setInputFiles(file);
        await expect(check.block.getByRole("heading", { name: file.name })).toBeVisible();
        await expect(processes).toHaveCount(10);
        await expect(check.picture).toBeInViewport({ ratio: 1 });
        for (const process of await processes.all()) await expect(process).toBeInViewport({ ratio: 1 });
      }
    },
  );
}

test("surfaces that enclose nothing have no verdict, and a text says so", async ({ page }) => {
  const check = partCheck(page);
  await check.input.setInputFiles(surfaceFile("Plate.step"));
  await expect(check.block).toContainText("Surfaces only: nothing was checked.");
  await expect(check.property("Solid")).toHaveText("no: surfaces only");
  await expect(check.finding("Faces are not joined")).toBeVisible();
  await expect(check.process("CNC machining")).toHaveCount(0);
});

test("a value of a finding stands beside that of its rule, whose link leads to its place in the guide", async ({
  page,
}) => {
  const check = partCheck(page);
  await check.input.setInputFiles(foil);
  await check.process("CNC machining").click();
  const finding = check.finding("0.3 mm").first();
  await expect(finding).toContainText("at least 0.5 mm");
  const opened = page.waitForEvent("popup");
  await finding.getByRole("link", { name: "(opens in a new tab)" }).click();
  const guide = await opened;
  await expect(guide).toHaveURL("/cnc01#walls");
  await expect(guide.locator("#walls")).toBeInViewport();
  await expect(finding).toBeVisible();
});

test("a file without a unit can be read in another one, and the switch of the page shows inches", async ({
  page,
}) => {
  const check = partCheck(page);
  await check.input.setInputFiles(stlBox("Plate.stl", [4, 2, 1]));
  await expect(check.property("Size").locator(".metric")).toHaveText("4 × 2 × 1 mm");
  await check.block.getByLabel("The file states no unit").selectOption("inch");
  await expect(check.property("Size").locator(".metric")).toHaveText("101.6 × 50.8 × 25.4 mm");
  await check.block.getByText("inch", { exact: true }).first().click();
  await expect(check.property("Size").locator(".imperial")).toBeVisible();
  await expect(check.property("Size").locator(".imperial")).toHaveText("4 × 2 × 1 in");
});

test("the weight is that of the chosen grade", async ({ page }) => {
  const check = partCheck(page);
  await check.input.setInputFiles(stlBox("Block.stl", [100, 100, 10]));
  await check.block.getByLabel("Weight in").selectOption({ label: "Aluminum 6061-T6" });
  await expect(check.property("Weight").locator(".metric")).toHaveText("270 g");
});

test("a file that cannot be read has a message, and another one can follow", async ({ page }) => {
  const check = partCheck(page);
  await check.input.setInputFiles({
    name: "Notes.stl",
    mimeType: "model/stl",
    buffer: Buffer.from("no part"),
  });
  await expect(check.block.getByRole("alert")).toContainText("Notes.stl cannot be checked.");
  await expect.poll(() => page.workers().length).toBe(0);
  await check.input.setInputFiles(foil);
  await expect(check.findings).toBeVisible();
  await expect(check.block.getByRole("alert")).toHaveCount(0);
  // The worker that read the file has ended and returned its memory. The other one draws the part.
  await expect.poll(() => page.workers().length).toBe(1);
});

test("of several files that are dropped at once none is read, and a message says so", async ({ page }) => {
  const check = partCheck(page);
  await check.input.setInputFiles(foil);
  await expect(check.findings).toBeVisible();
  await check.input.evaluate((input) => {
    const dataTransfer = new DataTransfer();
    for (const name of ["a.stl", "b.stl"]) dataTransfer.items.add(new File(["solid"], name));
    input.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect(check.block.getByRole("alert")).toContainText("one file at a time");
});

test("a STEP file in an unlikely unit can be read in another one", async ({ page }) => {
  const check = partCheck(page);
  const { buffer, ...plate } = stepFile("cnc-plate");
  const inMeters = buffer.toString().replace(".MILLI.", "$");
  await check.input.setInputFiles({ ...plate, buffer: Buffer.from(inMeters) });
  await check.block.getByRole("button", { name: "Read in mm" }).click();
  await expect(check.property("Size").locator(".metric")).toHaveText("60 × 40 × 10 mm");
  await expect(check.block.getByLabel("The file states m. Read in")).toHaveValue("mm");
});

test("a screen reader hears when the check is finished, and how many findings a process has", async ({
  page,
}) => {
  const check = partCheck(page);
  await check.input.setInputFiles(foil);
  await expect(check.block.getByRole("status").first()).toHaveText(/^The check is finished/);
  await expect(check.process("CNC machining")).toHaveAccessibleName(
    /Fits with changes .*\d+ findings? \$[\d.]+$/,
  );
});

test("with a result the page has no accessibility violation and fits a phone of 360 px", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const check = partCheck(page);
  await check.input.setInputFiles(foil);
  await check.process("CNC machining").click();
  expect(await violations(page, { within: "[data-block=partCheck]", tags: WCAG })).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("on a phone in German, the longest material does not make the page wider", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/de/bauteilpruefung");
  const { block } = partCheck(page);
  await block.locator("button[value=flange]").click();
  await expect(block.locator(".pc-properties option").nth(1)).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("without a file, visitors try a sample part, for which they cannot request a quote", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (sent) => loaded.push(new URL(sent.url()).pathname));
  const check = partCheck(page);
  const samples = check.block.getByRole("region", { name: "No file handy? Try one of these parts" });
  await samples.hover();
  await expect(samples.getByRole("button")).toHaveCount(5);
  await expect(check.block.getByRole("figure")).toBeVisible();
  expect(loaded.filter((path) => path.endsWith(".3mf"))).toEqual([]);

  await samples.getByRole("button", { name: /^Milled bracket/ }).click();
  await check.process("CNC machining").click();
  await expect(check.finding("Wall too thin")).toContainText("0.4 mm");
  await expect(check.block.getByText("This is a part to try.")).toBeVisible();
  await expect(check.block.getByRole("button", { name: "Request a quote for this part" })).toHaveCount(0);
  await expect(check.block.getByRole("figure")).toHaveCount(0);
  expect(loaded.filter((path) => /\.(?:3mf|wasm)$/.test(path))).toHaveLength(1);

  await samples.getByRole("button", { name: /^Turned flange/ }).click();
  await expect(check.block.getByText("flange.3mf").first()).toBeVisible();
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test("a sample part that does not load has a message, and can be chosen again", async ({ page }) => {
    const check = partCheck(page);
    const sample = check.block.getByRole("button", { name: /^Molded cover/ });
    const allow = await intercept(page, "**/*.3mf", (route) => route.abort());
    await sample.click();
    await expect(check.block.getByRole("alert")).toContainText("The part didn't load.");
    allow();
    await sample.click();
    await expect(check.findings).toBeVisible();
  });
});

test("before a file is chosen the block costs less than 2 kB of scripts, and after it less than 282 kB", async ({
  page,
  request,
}) => {
  const loaded = new Set<string>();
  page.on("request", (sent) => {
    if (/\.(?:js|css)$/.test(new URL(sent.url()).pathname)) loaded.add(sent.url());
  });
  const bytesOf = async (urls: Iterable<string>) => {
    const bodies = await Promise.all([...urls].map(async (url) => (await request.get(url)).body()));
    return bodies.reduce((sum, body) => sum + gzipLength(body), 0);
  };
  await page.goto("/privacy-policy", { waitUntil: "networkidle" });
  const elsewhere = new Set(loaded);
  await page.goto("/part-check", { waitUntil: "networkidle" });
  expect(await bytesOf(loaded.difference(elsewhere))).toBeLessThan(2000);

  const before = new Set(loaded);
  const check = partCheck(page);
  await check.input.setInputFiles(foil);
  await expect(check.findings).toBeVisible();
  expect(await bytesOf(loaded.difference(before))).toBeLessThan(282_000);
});

/** A rule for the depth of pockets, which no guide of the first content has for its process. */
function pocketRule(value: number) {
  return {
    _type: "designRule",
    _key: "rule",
    heading: "Keep pockets shallow",
    rule: "A test changes the value.",
    values: [
      {
        _type: "designValue",
        _key: "depth",
        label: "Depth of a test",
        minimum: { _type: "quantity", max: value, unit: "× width" },
        checks: [{ _type: "ruleCheck", _key: "check", measure: "pocket-depth" }],
      },
    ],
  };
}

test("one publish of a rule changes its guide and the part check", async ({ request, lake, freshPath }) => {
  const guide = freshPath.slice(1);
  // No other guide measures pockets of this process, so no other test sees the rule.
  const services = [{ _type: "reference", _key: "fdm", _ref: "fdm-printing" }];
  const pageFields = { path: freshPath, title: "Guide of a test", summary: "A rule that changes." };
  await lake.store({ _id: guide, _type: "guide", ...pageFields, services, blocks: [pocketRule(71)] });
  const shown = async () => {
    const [page, rules] = await Promise.all([request.get(freshPath), request.get("/api/part-check/rules")]);
    const html = (await page.text()).replaceAll(/<[^>]*>|&nbsp;|\u00a0/g, " ");
    const own = /\{"id":"[^"]*","process":"fdm-printing","measure":"pocket-depth"[^}]*\}/.exec(
      await rules.text(),
    );
    return [/\b7[1-9]\b(?=\s+× width)/.exec(html)?.[0], /"limit":(\d+)/.exec(own?.[0] ?? "")?.[1]];
  };
  await expect.poll(shown).toEqual(["71", "71"]);
  await lake.patch(guide, { blocks: [pocketRule(73)] });
  await expect.poll(shown).toEqual(["73", "73"]);
});
