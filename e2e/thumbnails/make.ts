import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { chromium, type Page } from "@playwright/test";

import { chromiumOptions } from "#chromium.ts";
import { env } from "#env.ts";

import { blockNames, fingerprint, folder, manifest } from "../../studio/thumbnails/sources.ts";

const WIDTH = 480;
const MAX_BYTES = 12_000;

// The pictures of the insert menu, taken of the real blocks: run it while the site is running, and commit what it writes.
const browser = await chromium.launch(await chromiumOptions());
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 }, reducedMotion: "reduce" });
  await page.goto(`${env.siteUrl}/block-gallery/light`, { waitUntil: "networkidle" });
  // The header would lie over tall blocks, and neighbours would look into low ones.
  await page.addStyleTag({
    content: "header { position: static !important } [data-sample] { min-height: 300px; background: #fff }",
  });
  await mkdir(folder, { recursive: true });
  const made: Record<string, string> = {};
  for (const name of blockNames) {
    // oxlint-disable-next-line no-await-in-loop -- one page, one block after the other
    await writeFile(join(folder, `${name}.webp`), await thumbnail(page, name));
    // oxlint-disable-next-line no-await-in-loop -- as above
    made[name] = await fingerprint(name);
  }
  await writeFile(manifest, `${JSON.stringify(made, null, 2)}\n`);
  console.log(`${Object.keys(made).length} thumbnails in studio/static/thumbnails`);
} finally {
  await browser.close();
}

async function thumbnail(page: Page, name: string): Promise<Buffer> {
  const sample = page.locator(`[data-sample="${name}"]`);
  await sample.scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.loading === "lazy"),
  );
  const box = await sample.boundingBox();
  if (!box) throw new Error(`The block gallery does not show ${name}. Build the site anew.`);

  const clip = { x: 0, y: box.y, width: 1200, height: Math.min(Math.max(box.height, 300), 900) };
  const png = await page.screenshot({ clip, fullPage: false });
  const source = png.toString("base64");
  for (const quality of [0.8, 0.6, 0.4, 0.2]) {
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
