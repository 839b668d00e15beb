import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { chromium, errors, type Page } from "@playwright/test";

import { chromiumOptions } from "#chromium.ts";

import { readIfThere } from "../../scripts/read-if-there.ts";
import { blockNames, fingerprint, folder, isUpToDate, manifest } from "../../studio/thumbnails/sources.ts";
import { findGallery } from "./gallery.ts";

const WIDTH = 480;
const MAX_BYTES = 12_000;

/** As wide as a tablet, so that words stay legible, in the proportions of the menu's frames. */
const PAGE = { width: 900, height: 600 };

// The pictures of the insert menu, taken of the real blocks that changed, or with --all of every one: run it while the site is
// running, and commit what it writes.
const isAll = process.argv.includes("--all");
const gallery = await findGallery().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
const browser = await chromium.launch(await chromiumOptions());
try {
  await mkdir(folder, { recursive: true });
  const before: Partial<Record<string, string>> = JSON.parse((await readIfThere(manifest)) ?? "{}");
  const made: Partial<Record<string, string>> = {};
  const failed: string[] = [];
  let kept = 0;
  for (const name of blockNames) {
    // oxlint-disable no-await-in-loop -- one block after the other
    if (!isAll && (await isUpToDate(name, before))) {
      made[name] = before[name];
      kept += 1;
      continue;
    }
    try {
      await writeFile(join(folder, `${name}.webp`), await twice(() => pictureOf(name)));
      made[name] = await fingerprint(name);
    } catch (error) {
      failed.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      // Its older picture stays, and stays known as what it is.
      if (before[name] !== undefined) made[name] = before[name];
    }
    // oxlint-enable no-await-in-loop
  }
  for (const file of await readdir(folder))
    if (file.endsWith(".webp") && !(file.slice(0, -5) in made)) await rm(join(folder, file));
  await writeFile(manifest, `${JSON.stringify(made, null, 2)}\n`);
  const written = blockNames.length - failed.length - kept;
  console.log(
    `${written} thumbnails written in studio/static/thumbnails, ${kept} kept (--all makes those too)`,
  );
  if (failed.length > 0) throw new Error(`Not made, run it again:\n${failed.join("\n")}`);
} finally {
  await browser.close();
}

/** A page of its own for each block: whatever one does to its page does not reach the next. */
async function pictureOf(name: string): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: PAGE.width, height: PAGE.height + 300 },
    reducedMotion: "reduce",
    // The style below is the picture's, not the site's.
    bypassCSP: true,
  });
  try {
    await page.goto(gallery, { waitUntil: "load" });
    // The header would lie over tall blocks, and neighbours would look into low ones.
    await page.addStyleTag({
      content: `header { position: static !important }
        [data-sample] { min-height: ${PAGE.height}px; display: grid; align-content: center; background: #fff }`,
    });
    return await thumbnail(page, name);
  } finally {
    await page.close();
  }
}

/** On a busy machine a page may not answer in time. */
async function twice<Made>(make: () => Promise<Made>): Promise<Made> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    return await make();
  }
}

async function thumbnail(page: Page, name: string): Promise<Buffer> {
  const sample = page.locator(`[data-sample="${name}"]`);
  await sample.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
  await sample.evaluate((element) =>
    Promise.all(
      [...element.querySelectorAll("img")].map((image) => {
        image.loading = "eager";
        return image.decode();
      }),
    ),
  );
  const box = await sample.boundingBox();
  if (!box) throw new Error(`The block gallery does not show ${name}. Build the site anew.`);

  const clip = { x: 0, y: box.y, ...PAGE };
  const png = await page.screenshot({ clip, fullPage: false });
  const source = png.toString("base64");
  for (const quality of [0.8, 0.6, 0.4, 0.2, 0.1]) {
    // oxlint-disable-next-line no-await-in-loop -- the next one only when this one is too large
    const webp = Buffer.from(await page.evaluate(shrink, { png: source, width: WIDTH, quality }), "base64");
    if (webp.length <= MAX_BYTES) return webp;
  }
  throw new Error(`The thumbnail of ${name} is larger than ${MAX_BYTES} bytes.`);
}

/** Runs in the page: Chromium itself writes WebP. */
async function shrink({
  png,
  width,
  quality,
}: {
  png: string;
  width: number;
  quality: number;
}): Promise<string> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round((image.naturalHeight * width) / image.naturalWidth);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser has no canvas.");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", quality).replace(/^.*,/, "");
}
