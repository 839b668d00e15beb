import { setTimeout } from "node:timers/promises";

import type { APIRequestContext, Page } from "@playwright/test";
import { percentile } from "benchmarking/percentile.ts";
import { atMost, ms } from "benchmarking/table.ts";

import { expect, test } from "#fixtures.ts";
import type { Lake } from "#lake.ts";
import { openStudio, type Studio } from "#studio.ts";

import { expectBudgets } from "./budget-table.ts";

const ROUNDS = 20;
const VISITS = 10;

interface Editor {
  readonly page: Page;
  readonly studio: Studio;
  /** Path of the page being edited. */
  readonly path: string;
  readonly id: string;
}

test("from an editor's click on Publish until a new visitor gets the page", async ({
  context,
  lake,
  freshPath,
  request,
}) => {
  // Two editors take turns: the Studio disables its button for a few seconds after a publish. Opened one after the other, because two
  // Studios that start at the same time slow each other down.
  const editors = [
    await openEditor(await context.newPage(), lake, `${freshPath}/one`),
    await openEditor(await context.newPage(), lake, `${freshPath}/two`),
  ];
  for (const { path } of editors) await expect.poll(async () => (await request.get(path)).status()).toBe(200);
  const delays: number[] = [];
  const lakeTimes: number[] = [];
  let stale = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const editor = editors[round % editors.length];
    if (!editor) break;
    const title = `Round ${round} of ${ROUNDS}`;
    delays.push(await publish(editor, title, lake, request));
    for (let visit = 0; visit < VISITS; visit++)
      if (!(await isShown(request, editor.path, title))) stale += 1;
    await editor.studio.waitUntilPublished();
    lakeTimes.push(await writeAndRead(lake, editor.id, round));
  }
  const reference = (percent: number) => ({
    "a write and a read of the lake alone": ms(percentile(lakeTimes, percent)),
  });
  expectBudgets([
    {
      name: `click on Publish → visible, median (n=${ROUNDS})`,
      measured: ms(percentile(delays, 50)),
      references: reference(50),
    },
    { ...atMost("… p95", percentile(delays, 95), 500, ms), references: reference(95) },
    atMost("visits after it that saw the old version", stale, 0, String),
  ]);
});

/** Opens the Studio with a new page. */
async function openEditor(page: Page, lake: Lake, path: string): Promise<Editor> {
  const { _id: id } = await lake.publish({
    path,
    title: "Round 0",
    blocks: [{ _type: "divider", _key: "line", kind: "line" }],
  });
  // The time is recorded in the browser, because Playwright itself takes time around a click.
  await page.addInitScript(() => {
    addEventListener("click", () => Reflect.set(window, "lastClickAt", Date.now()), { capture: true });
  });
  const studio = openStudio(page);
  await studio.openDocument(id);
  return { page, studio, path, id };
}

/** The milliseconds from the click until a visitor gets the new title. */
async function publish(
  { page, studio, path }: Editor,
  title: string,
  lake: Lake,
  request: APIRequestContext,
): Promise<number> {
  await page.bringToFront();
  await page.getByRole("textbox", { name: "Title", exact: true }).fill(title);
  await expect.poll(async () => (await lake.page(path))?.title).toBe(title);
  // Waits until the Studio has saved, like an editor who reads the text once more.
  await setTimeout(700);
  const [visibleAt] = await Promise.all([whenShown(request, path, title), studio.publish()]);
  return visibleAt - (await page.evaluate(() => Number(Reflect.get(window, "lastClickAt"))));
}

async function whenShown(request: APIRequestContext, path: string, title: string): Promise<number> {
  while (!(await isShown(request, path, title))) await setTimeout(10);
  return Date.now();
}

async function isShown(request: APIRequestContext, path: string, title: string): Promise<boolean> {
  return (await (await request.get(path)).text()).includes(`<title>${title}`);
}

/** The milliseconds of one change and one query, without Studio, webhook and site. */
async function writeAndRead(client: Lake, id: string, round: number): Promise<number> {
  const start = performance.now();
  await client.store({
    _id: `drafts.${id}-reference`,
    _type: "page",
    path: `/${id}-reference`,
    title: `${round}`,
  });
  await client.drafted(`${id}-reference`);
  const durationMs = performance.now() - start;
  await client.remove(`drafts.${id}-reference`);
  return durationMs;
}
