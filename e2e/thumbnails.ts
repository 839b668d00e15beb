import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { chromium, errors, type Locator, type Page } from "@playwright/test";

import { languageOf } from "#all-paths.ts";
import { chromiumOptions } from "#chromium.ts";
import { env } from "#env.ts";
import { withSamplePage } from "#thumbnail-samples.ts";

import {
  blockNames,
  fingerprint,
  fingerprintsFile,
  isUpToDate,
  thumbnailsFolder,
} from "../studio/thumbnails.ts";

const WIDTH = 480;
const MAX_BYTES = 12_000;

/** The width of the page, in pixels. */
const WIDTH_OF_PAGE = 720;
/** Narrower pages for blocks that are lower than this part of the picture. */
const NARROWER = [
  { width: 460, below: 0.8 },
  { width: 340, below: 0.5 },
];
/** Wider pages for blocks that have their text beside a picture only there. */
const WIDER: Partial<Record<string, number>> = { pictureText: 1060 };
/** Blocks that are shown together with the blocks above and below, because they only separate these. */
const SEPARATORS = new Set(["divider"]);
/** The space around what the block shows, in pixels. */
const MARGIN = 32;
/** Width to height of the pictures in the insert menu. */
const RATIO = 3 / 2;
/** The background around a block that does not fill the height of the picture. */
const BACKGROUND = "#e9ebec";

// `pnpm --filter e2e thumbnails [--all]` takes screenshots of blocks on the running site, for the Studio's insert menu. It uses the
// first page that has the block, or else the block's example in the block gallery. Without --all it only takes screenshots of
// blocks that have changed. For a few blocks it publishes a page with samples, and removes it again. Commit the files that it writes.
const { siteUrl } = env;
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
  await withSamplePage(takeThumbnails);
} finally {
  await browser.close();
}

async function takeThumbnails(samplePath: string): Promise<void> {
  console.log(
    "Looks for the blocks on every page of the site. With pnpm dev, which compiles while it answers, this takes minutes.",
  );
  const pathsOfBlocks = await findBlocks(samplePath);
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
        await retryOnTimeout(() => takeThumbnail(name, pathsOfBlocks.get(name))),
      );
      after[name] = await fingerprint(name);
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      // Keep the old thumbnail and its fingerprint, so that it still counts as outdated.
      if (before[name] !== undefined) after[name] = before[name];
    }
  }
  for (const file of await readdir(thumbnailsFolder))
    if (file.endsWith(".webp") && !(file.slice(0, -5) in after)) await rm(join(thumbnailsFolder, file));
  await writeFile(fingerprintsFile, `${JSON.stringify(after, null, 2)}\n`);
  const written = blockNames.length - failures.length - unchanged;
  console.log(
    `Written to studio/static/thumbnails: ${written}. Unchanged: ${unchanged} (use --all to retake them).`,
  );
  if (failures.length > 0)
    throw new Error(`Some thumbnails failed. Run the command again:\n${failures.join("\n")}`);
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
async function takeThumbnail(name: string, path: string | undefined): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: WIDER[name] ?? WIDTH_OF_PAGE, height: 800 },
    reducedMotion: "reduce",
    // The site's content security policy would block the style below.
    bypassCSP: true,
  });
  try {
    await page.goto(path === undefined ? gallery : siteUrl + path, { waitUntil: "load" });
    // Sticky parts of the page would cover the block.
    await page.addStyleTag({ content: "header, .toc { position: static !important }" });
    const block = path === undefined ? `[data-sample="${name}"]` : `[data-block="${name}"]`;
    const shown = page.locator(block).first();
    return await screenshotAsWebp(page, shown, SEPARATORS.has(name) ? clipAround : clipOf);
  } finally {
    await page.close();
  }
}

/** For each block the page with samples, if it has the block, or else the first English page of the sitemap. */
async function findBlocks(samplePath: string): Promise<ReadonlyMap<string, string>> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const paths = Array.from(
    sitemap.matchAll(/<loc>([^<]+)/g),
    ([, address = ""]) => new URL(address).pathname,
  ).filter((path) => languageOf(path) === "en");
  const found = new Map<string, string>();
  for (const path of [samplePath, ...paths]) {
    // One at a time, so that the first page wins and the site is not flooded.
    const html = await (await fetch(siteUrl + path)).text();
    for (const [, name = ""] of html.matchAll(/\sdata-block="(\w+)"/g))
      if (!found.has(name)) found.set(name, path);
  }
  return found;
}

async function screenshotAsWebp(page: Page, block: Locator, findClip: typeof clipOf): Promise<Buffer> {
  await block.evaluate((element) =>
    Promise.all(
      [...element.querySelectorAll("img")].map((image) => {
        image.loading = "eager";
        return image.decode();
      }),
    ),
  );
  const clip = await findClip(page, block);
  const png = (await page.screenshot({ clip, fullPage: false })).toString("base64");
  for (const quality of [0.8, 0.6, 0.4, 0.2, 0.1]) {
    const drawing = { png, width: WIDTH, quality, background: BACKGROUND, ratio: RATIO };
    const webp = Buffer.from(await page.evaluate(encodeWebp, drawing), "base64");
    if (webp.length <= MAX_BYTES) return webp;
  }
  throw new Error(`The thumbnail is larger than ${MAX_BYTES} bytes.`);
}

/** The part of the window that shows the block, in the first width in which it fills most of the picture. */
async function clipOf(page: Page, block: Locator) {
  let clip = await clipInWindow(page, block);
  if ((page.viewportSize()?.width ?? 0) > WIDTH_OF_PAGE) return clip;
  for (const { width, below } of NARROWER)
    if (clip.height < (below * clip.width) / RATIO) {
      await page.setViewportSize({ width, height: 800 });
      clip = await clipInWindow(page, block);
    }
  return clip;
}

/** The part of the window with the block in its middle. */
async function clipAround(page: Page, block: Locator) {
  await page.setViewportSize({ width: 460, height: 800 });
  await block.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const { x, y, width, height } = await boxOf(block);
  const clipHeight = width / RATIO;
  return { x, y: y + (height - clipHeight) / 2, width, height: clipHeight };
}

async function clipInWindow(page: Page, block: Locator) {
  await block.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
  // Some blocks load a part of them only when a reader comes near.
  await page.waitForLoadState("networkidle");
  const box = await boxOf(block);
  const shown = await block.evaluate(contentBox);
  const x = Math.max(box.x, shown.left - MARGIN);
  const y = Math.max(box.y, shown.top - MARGIN);
  const clipWidth = Math.min(box.x + box.width, shown.right + MARGIN) - x;
  const bottom = Math.min(box.y + box.height, shown.bottom + MARGIN);
  return { x, y, width: clipWidth, height: Math.min(bottom - y, clipWidth / RATIO) };
}

async function boxOf(block: Locator) {
  const box = await block.boundingBox();
  if (!box) throw new Error("The site does not show it. Build the site again.");
  return box;
}

/** Runs in the page: the box around the texts, pictures and fields of a block, without the space around them. */
function contentBox(block: Element) {
  const boxes = [...block.querySelectorAll("img, svg, video, input, select, textarea, button, hr")].map(
    (element) => element.getBoundingClientRect(),
  );
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    boxes.push(range.getBoundingClientRect());
  }
  // A text for screen readers only is one pixel wide.
  const visible = boxes.filter(({ width }) => width > 1);
  return {
    left: Math.min(...visible.map(({ left }) => left)),
    top: Math.min(...visible.map(({ top }) => top)),
    right: Math.max(...visible.map(({ right }) => right)),
    bottom: Math.max(...visible.map(({ bottom }) => bottom)),
  };
}

/** Runs in the page, because Chromium can encode WebP. */
async function encodeWebp({
  png,
  width,
  quality,
  background,
  ratio,
}: {
  png: string;
  width: number;
  quality: number;
  background: string;
  ratio: number;
}): Promise<string> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round(width / ratio);
  const height = Math.round((image.naturalHeight * width) / image.naturalWidth);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser cannot draw on a canvas.");
  context.imageSmoothingQuality = "high";
  context.fillStyle = background;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, (canvas.height - height) / 2, width, height);
  return canvas.toDataURL("image/webp", quality).replace(/^.*,/, "");
}
