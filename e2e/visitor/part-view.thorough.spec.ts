import { writeFile } from "node:fs/promises";

import type { Page } from "@playwright/test";
import sharp from "sharp";

import { expect, test } from "#fixtures.ts";
import { watchLongTasks } from "#long-tasks.ts";
import { longestTasks, partCheck } from "#part-check.ts";
import { ringFile, stlBox, tetrahedra } from "#part-files.ts";

test.beforeEach(({ page }) => page.goto("/part-check"));

test("in another unit the part is seen from the same side", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const check = partCheck(page);
  await check.input.setInputFiles(stlBox("Plate.stl", [4, 2, 1]));
  /** How the edges of the dimensions lie in the picture, from which the direction follows. */
  const lines = () =>
    check.overlay.evaluate((svg) =>
      [...svg.querySelectorAll("line")].map((line) => {
        const { width, height } = line.getBoundingClientRect();
        return [Math.round(width), Math.round(height)];
      }),
    );
  await expect.poll(lines).not.toEqual([]);
  const first = await lines();
  await check.block.getByRole("button", { name: "Front" }).click();
  await expect.poll(lines).not.toEqual(first);
  const front = await lines();
  await check.block.getByLabel("The file states no unit").selectOption("inch");
  await expect(check.property("Size").locator(".metric")).toHaveText("101.6 × 50.8 × 25.4 mm");
  await expect.poll(lines).toEqual(front);
});

test("the dimensions stay apart while the part is turned", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const check = partCheck(page);
  await check.input.setInputFiles(stlBox("Plate.stl", [100, 100, 20]));
  /** The centers of the labels in the picture. On the screen they also move when the page is scrolled. */
  const labels = () =>
    check.overlay.evaluate((svg) => {
      const picture = svg.getBoundingClientRect();
      return [...svg.querySelectorAll("text.metric")].map((text) => {
        const { x, y, width, height } = text.getBoundingClientRect();
        return [x + width / 2 - picture.x, y + height / 2 - picture.y] as const;
      });
    });
  await expect.poll(labels).toHaveLength(3);
  const first = await labels();
  await check.block.getByRole("button", { name: "Front" }).click();
  // Each picture is drawn before the next key. Otherwise the labels below would be those of an earlier turn.
  await expect.poll(labels).not.toEqual(first);
  for (let turn = 0; turn < 8; turn += 1) {
    const before = await labels();
    await check.picture.press(turn % 4 === 0 ? "ArrowDown" : "ArrowRight");
    await expect.poll(labels).not.toEqual(before);
    const after = await labels();
    for (const [index, [x, y]] of after.entries())
      for (const [left, top] of after.slice(index + 1))
        expect(Math.hypot(x - left, y - top)).toBeGreaterThan(25);
  }
});

test("no dimension is cut off by the edge of the picture when it is zoomed", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const check = partCheck(page);
  await check.input.setInputFiles(stlBox("Plate.stl", [100, 80, 20]));
  const labels = check.overlay.locator("text.metric");
  await expect(labels).toHaveCount(3);
  while ((await labels.count()) > 0) {
    const before = await check.overlay.innerHTML();
    await check.picture.press("+");
    await expect.poll(() => check.overlay.innerHTML()).not.toBe(before);
    const outside = await check.overlay.evaluate((svg) => {
      const picture = svg.getBoundingClientRect();
      return [...svg.querySelectorAll("text.metric")].filter((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        return left < picture.left || right > picture.right || top < picture.top || bottom > picture.bottom;
      }).length;
    });
    expect(outside).toBe(0);
  }
});

test("a tool works from the moment it is shown", async ({ page }) => {
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const buttons = [...document.querySelectorAll("button")];
      const button = buttons.find(({ textContent }) => textContent === "Dimensions");
      if (!button) return;
      observer.disconnect();
      button.click();
    }).observe(document.body, { childList: true, subtree: true });
  });
  const check = partCheck(page);
  await check.input.setInputFiles(stlBox("Plate.stl", [100, 100, 20]));
  await expect(check.block.getByRole("button", { name: "Dimensions", pressed: false })).toBeVisible();
  await expect(check.picture.locator("canvas")).toBeAttached();
  await expect(check.overlay.locator("line")).toHaveCount(0);
});

test("bodies are hidden one by one, and shown together again", async ({ page }) => {
  const check = partCheck(page);
  await check.input.setInputFiles(tetrahedra("Pair.obj", 2));
  const boxes = check.block.getByRole("group", { name: "2 bodies" }).getByRole("checkbox");
  const showAll = check.block.getByRole("button", { name: "Show all" });
  await expect(boxes).toHaveCount(2);
  // Each part is judged by itself.
  const parts = check.block.getByRole("region", { name: "2 identical parts" });
  await expect(parts.getByRole("listitem")).toHaveText(/^2 × .*(Fits|Not suitable)/);
  await expect(showAll).toBeHidden();
  await boxes.first().uncheck();
  await showAll.click();
  await expect(boxes.first()).toBeChecked();
  await expect(showAll).toBeHidden();
});

test("the tools of the picture work with the keyboard", async ({ page }) => {
  const check = partCheck(page);
  await check.input.setInputFiles(stlBox("Block.stl", [100, 80, 60]));
  await check.block.getByRole("button", { name: "Measure" }).press("Enter");
  await expect(check.block.getByRole("status").filter({ hasText: "first point" })).toBeVisible();
  await check.block.getByRole("button", { name: "Front" }).press("Enter");
  await check.picture.press("Enter");
  await check.picture.press("ArrowRight");
  await check.picture.press("Enter");
  await expect(check.block.getByText(/^Distance [\d.]+/)).toBeVisible();
});

/** Whether the picture has pixels of a color. */
async function hasColor(page: Page, isColor: (red: number, green: number, blue: number) => boolean) {
  const screenshot = await partCheck(page).picture.screenshot();
  const bytes = await sharp(screenshot).removeAlpha().raw().toBuffer();
  for (let at = 0; at < bytes.length; at += 3)
    if (isColor(bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0)) return true;
  return false;
}
const isAccent = (red: number, green: number, blue: number) => red > 150 && green < 90 && blue < 90;
const isInk = (red: number, green: number, blue: number) => red + green + blue < 150;

for (const [name, hasOffscreenCanvas] of [
  ["with", true],
  ["without", false],
] as const)
  test(`in a browser ${name} OffscreenCanvas the part is drawn, a place has the accent color, and a point is picked`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    if (!hasOffscreenCanvas)
      await page.evaluate(() =>
        Reflect.deleteProperty(HTMLCanvasElement.prototype, "transferControlToOffscreen"),
      );
    const check = partCheck(page);
    await check.input.setInputFiles(stlBox("Block.stl", [100, 80, 60]));
    // The dimensions have the colors of the part.
    await check.block.getByRole("button", { name: "Dimensions" }).click();
    await expect.poll(() => hasColor(page, isInk)).toBe(true);
    expect(await hasColor(page, isAccent)).toBe(false);
    await check.property("Thinnest wall").getByRole("button").click();
    await expect.poll(() => hasColor(page, isAccent)).toBe(true);
    await check.property("Thinnest wall").getByRole("button").click();
    await expect.poll(() => hasColor(page, isAccent)).toBe(false);
    await check.block.getByRole("button", { name: "Measure" }).click();
    await check.block.getByRole("button", { name: "Front" }).click();
    await check.picture.click();
    await expect(check.block.getByText("Select the second point.")).toBeVisible();
  });

test("the place of a body is no longer shown when the body is hidden", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const check = partCheck(page);
  await check.input.setInputFiles(tetrahedra("Pair.obj", 2));
  await check.property("Thickest wall").getByRole("button").click();
  await expect.poll(() => hasColor(page, isAccent)).toBe(true);
  const bodies = check.block.getByRole("group", { name: "2 bodies" });
  for (const body of await bodies.getByRole("checkbox").all()) await body.uncheck();
  await expect.poll(() => hasColor(page, isAccent)).toBe(false);
  await expect(check.caption).toHaveCount(0);
  await expect(check.property("Thickest wall").getByRole("button", { pressed: false })).toBeVisible();
});

test(
  "a part with 200,000 triangles does not block the page",
  { tag: ["@alone", "@thorough"] },
  async ({ page }, testInfo) => {
    test.slow();
    const path = testInfo.outputPath("Ring.stl");
    await writeFile(path, ringFile("Ring.stl", 10_000_000).buffer);
    await watchLongTasks(page);
    const blocked: number[] = [];
    for (let run = 0; run < 3; run += 1) {
      await page.goto("/part-check");
      const { start, use } = await longestTasks(page, path);
      blocked.push(Math.max(start, use));
    }
    // Without a GPU, one picture of this part takes 400 ms even on an idle machine. Drawn on the page, it would block that long.
    // `pnpm bench part-view` has the limit of 50 ms. Here it is higher, because other processes also delay the page.
    const [, median] = blocked.toSorted((a, b) => a - b);
    expect(median).toBeLessThan(250);
  },
);

type Spot = readonly [x: number, y: number];

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("one finger scrolls the page until the picture is pressed, then turns the part; two zoom and move it", async ({
    page,
  }) => {
    const check = partCheck(page);
    await check.input.setInputFiles(stlBox("Block.stl", [100, 80, 60]));
    await expect(check.findings).toBeVisible();
    const devtools = await page.context().newCDPSession(page);
    const drag = async (...fingers: readonly (readonly [from: Spot, to: Spot])[]) => {
      const touch = (type: "touchStart" | "touchMove", share: number) =>
        devtools.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: fingers.map(([from, to], id) => ({
            id,
            x: from[0] + share * (to[0] - from[0]),
            y: from[1] + share * (to[1] - from[1]),
          })),
        });
      await touch("touchStart", 0);
      for (const share of [0.25, 0.5, 0.75, 1]) await touch("touchMove", share);
      await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    const middle = async (): Promise<Spot> => {
      const box = await check.picture.boundingBox();
      return box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0];
    };
    // The longest dimension of the part, as it is drawn now.
    const dimension = () =>
      check.overlay.evaluate((svg) => {
        const lines = [...svg.querySelectorAll("line")].map((line) => line.getBoundingClientRect());
        const { width, y } = lines.toSorted((a, b) => b.width - a.width)[0] ?? new DOMRect();
        return { width, fromTop: y - svg.getBoundingClientRect().y };
      });
    const scrolled = () => page.evaluate(() => scrollY);

    await check.picture.evaluate((canvas) => canvas.scrollIntoView({ block: "center" }));
    const [before, [x, y]] = [await scrolled(), await middle()];
    await drag([
      [x, y],
      [x, y - 80],
    ]);
    await expect.poll(scrolled).toBeGreaterThan(before + 40);

    // A tap while the page still scrolls only stops it.
    await expect(async () => {
      await check.picture.tap();
      await expect(check.picture).toBeFocused({ timeout: 1000 });
    }).toPass();
    const [first, scroll] = [await dimension(), await scrolled()];
    const [left, top] = await middle();
    await drag([
      [left, top],
      [left + 60, top],
    ]);
    // The picture follows the fingers a little later, so each movement is complete before the next one begins.
    // It turns the part by 0.008 radians per pixel, from 30°. First the edge of 100 mm has the longest line, then that of 80 mm.
    const turn = (80 * Math.sin(Math.PI / 6 + 60 * 0.008)) / (100 * Math.cos(Math.PI / 6));
    await expect.poll(async () => (await dimension()).width).toBeCloseTo(turn * first.width, 0);
    const turned = await dimension();
    await drag(
      [
        [left - 20, top],
        [left - 60, top],
      ],
      [
        [left + 20, top],
        [left + 60, top],
      ],
    );
    await expect.poll(async () => (await dimension()).width).toBeCloseTo(3 * turned.width, 0);
    const zoomed = await dimension();
    await drag(
      [
        [left - 20, top],
        [left - 20, top + 50],
      ],
      [
        [left + 20, top],
        [left + 20, top + 50],
      ],
    );
    await expect.poll(async () => (await dimension()).fromTop - zoomed.fromTop).toBeCloseTo(50, 0);
    expect(await scrolled()).toBe(scroll);
  });
});
