import type { Page } from "@playwright/test";

import { takeLongestTask } from "#long-tasks.ts";
import { stlBox } from "#part-files.ts";

/** The part check block on its page. */
export function partCheck(page: Page) {
  const block = page.locator("[data-block=partCheck]");
  return {
    block,
    input: block.getByLabel("CAD file to check"),
    property: (name: string) => block.locator("dl > div", { hasText: name }).locator("dd"),
    process: (name: string) => block.getByRole("button", { name: new RegExp(`^${name}`) }),
    /** Its heading appears with the result. */
    findings: block.getByRole("heading", { name: "Processes, best first" }),
    finding: (text: string) => block.locator(".pc-findings").getByRole("listitem").filter({ hasText: text }),
    /** The caption of the place that the picture shows. */
    caption: block.locator(".pv-caption"),
    picture: block.getByRole("application"),
    /** The drawing over the picture. It always has the camera of the picture. */
    overlay: block.getByRole("application").locator("xpath=following-sibling::*[local-name()='svg']"),
  };
}

/**
 * Chooses a part and uses its 3D view. Returns the longest task of the page in ms while the file is checked and the first picture
 * is drawn, and while the view is used. Needs `watchLongTasks`. `path` is a file on disk: Playwright passes
 * any other file through the page, which is a long task itself.
 */
export async function longestTasks(
  page: Page,
  path: string,
): Promise<{ readonly start: number; readonly use: number }> {
  const check = partCheck(page);
  const redrawnAfter = async (act: () => Promise<void>) => {
    const before = await check.overlay.innerHTML();
    await act();
    await check.overlay.evaluate(async (overlay, html) => {
      while (overlay.innerHTML === html) await new Promise(requestAnimationFrame);
    }, before);
  };
  await check.input.setInputFiles(path);
  await check.findings.waitFor();
  await redrawnAfter(() => check.block.getByRole("button", { name: "Top" }).click());
  const start = await takeLongestTask(page);

  const box = await check.picture.boundingBox();
  if (!box) throw new Error("The picture is not visible.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await redrawnAfter(async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 160, y + 40, { steps: 20 });
    await page.mouse.up();
  });
  await check.block.getByLabel("Section").selectOption({ label: "across X" });
  const position = check.block.getByLabel("Position of the section");
  for (let step = 0; step < 5; step += 1) await position.press("ArrowRight");
  await redrawnAfter(() => check.property("Thinnest wall").getByRole("button").click());
  await redrawnAfter(() => check.block.getByRole("button", { name: "Fit", exact: true }).click());
  return { start, use: await takeLongestTask(page) };
}

/** A wall of 0.3 mm is below the limit of the CNC guide. */
export const foil = stlBox("Foil.stl", [60, 40, 0.3]);
