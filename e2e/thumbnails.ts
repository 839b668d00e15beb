import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { chromium, errors, type Page } from "@playwright/test";

import { chromiumOptions } from "#chromium.ts";

import { readEnvironment, root, shell } from "../scripts/env.ts";
import {
  blockNames,
  fingerprint,
  fingerprintsFile,
  isUpToDate,
  thumbnailsFolder,
} from "../studio/thumbnails.ts";

const WIDTH = 480;
const MAX_BYTES = 12_000;

/** As wide as a tablet, so that text stays legible, with the aspect ratio of the insert menu. */
const SCREENSHOT = { width: 900, height: 600 };

// `pnpm --filter e2e thumbnails [--all]`: takes screenshots of the blocks for the Studio's insert menu, from the block gallery of
// the running site. Takes those of changed blocks only, or with --all every one. Commit what it writes.
const { SITE_URL: siteUrl = "http://localhost:3000" } = readEnvironment(root, shell);
const gallery = `${new URL(siteUrl).origin}/block-gallery/light`;
const isAll = process.argv.includes("--all");

try {
  await assertShowsThisProject();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const browser = await chromium.launch(await chromiumOptions());
try {
  await mkdir(thumbnailsFolder, { recursive: true });
  const before: Partial<Record<string, string>> = existsSync(fingerprintsFile)
    ? JSON.parse(await readFile(fingerprintsFile, "utf8"))
    : {};
  const after: Partial<Record<string, string>> = {};
  const failures: string[] = [];
  let unchanged = 0;
  for (const name of blockNames) {
    if (!isAll && (await isUpToDate(name, before))) {
      after[name] = before[name];
      unchanged += 1;
      continue;
    }
    try {
      await writeFile(
        join(thumbnailsFolder, `${name}.webp`),
        await retryOnTimeout(() => takeThumbnail(name)),
      );
      after[name] = await fingerprint(name);
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      // Its old thumbnail stays, and is still known to be outdated.
      if (before[name] !== undefined) after[name] = before[name];
    }
  }
  for (const file of await readdir(thumbnailsFolder))
    if (file.endsWith(".webp") && !(file.slice(0, -5) in after)) await rm(join(thumbnailsFolder, file));
  await writeFile(fingerprintsFile, `${JSON.stringify(after, null, 2)}\n`);
  const written = blockNames.length - failures.length - unchanged;
  console.log(
    `${written} thumbnails written to studio/static/thumbnails, ${unchanged} unchanged (--all takes them too)`,
  );
  if (failures.length > 0) throw new Error(`Some failed, run it again:\n${failures.join("\n")}`);
} finally {
  await browser.close();
}

/** Throws an Error unless the gallery shows exactly this project's blocks. Thumbnails of another site would be wrong. */
async function assertShowsThisProject(): Promise<void> {
  const html = await readGallery();
  const shown = new Set([...html.matchAll(/\sdata-sample="(\w+)"/g)].map(([, name = ""]) => name));
  const known = new Set<string>(blockNames);
  const missing = [...known.difference(shown)];
  const unknown = [...shown.difference(known)];
  if (missing.length === 0 && unknown.length === 0) return;
  throw new Error(
    [
      `The site at ${siteUrl} does not show this project's current blocks, so no thumbnail was taken.`,
      ...(missing.length > 0 ? [`  Not in its gallery: ${missing.join(", ")}`] : []),
      ...(unknown.length > 0 ? [`  Only in its gallery: ${unknown.join(", ")}`] : []),
      "Start this project again (pnpm start), or set SITE_URL to its address.",
    ].join("\n"),
  );
}

async function readGallery(): Promise<string> {
  try {
    return await (await fetch(gallery)).text();
  } catch (cause) {
    throw new Error(`Nothing answers at ${siteUrl} (SITE_URL). Start it first: pnpm start`, { cause });
  }
}

/** On a busy machine a page can exceed Playwright's time limit. */
async function retryOnTimeout<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    return await work();
  }
}

/** Opens a new page for each block, so that one block cannot change the screenshot of the next. */
async function takeThumbnail(name: string): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: SCREENSHOT.width, height: SCREENSHOT.height + 300 },
    reducedMotion: "reduce",
    // The site's policy does not allow the style below.
    bypassCSP: true,
  });
  try {
    await page.goto(gallery, { waitUntil: "load" });
    // The sticky header would cover tall blocks, and low blocks would show their neighbors.
    await page.addStyleTag({
      content: `header { position: static !important }
        [data-sample] { min-height: ${SCREENSHOT.height}px; display: grid; align-content: center; background: #fff }`,
    });
    return await screenshotAsWebp(page, name);
  } finally {
    await page.close();
  }
}

async function screenshotAsWebp(page: Page, name: string): Promise<Buffer> {
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
  if (!box) throw new Error(`The block gallery does not show ${name}. Build the site again.`);

  const clip = { x: 0, y: box.y, ...SCREENSHOT };
  const png = (await page.screenshot({ clip, fullPage: false })).toString("base64");
  for (const quality of [0.8, 0.6, 0.4, 0.2, 0.1]) {
    const webp = Buffer.from(await page.evaluate(encodeWebp, { png, width: WIDTH, quality }), "base64");
    if (webp.length <= MAX_BYTES) return webp;
  }
  throw new Error(`The thumbnail of ${name} is larger than ${MAX_BYTES} bytes.`);
}

/** Runs in the page: Chromium encodes WebP. */
async function encodeWebp({
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
  if (!context) throw new Error("The browser cannot draw on a canvas.");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", quality).replace(/^.*,/, "");
}
