import type { APIRequestContext } from "@playwright/test";

import { expect, test } from "#fixtures.ts";
import { TEST_LIMIT_MS } from "#time-limits.ts";

const MINUTE_MS = 60_000;

const quoteCall = (key: string, heading: string) => ({
  _type: "quoteCall",
  _key: key,
  heading,
  label: "Request A Quote",
});

test("a hidden block has a badge in the list and disappears from the site", async ({
  studio,
  lake,
  freshPath,
  request,
}) => {
  const { _id: id } = await lake.publish({
    path: freshPath,
    blocks: [quoteCall("kept", "What stays"), quoteCall("gone", "What goes")],
  });
  await expect.poll(() => headingsOf(request, freshPath)).toEqual(["What stays", "What goes"]);

  await studio.openDocument(id);
  const block = await studio.openBlock("What goes");
  await block.getByRole("tab", { name: "Placement and timing" }).click();
  await block.getByRole("checkbox", { name: "Hide this block" }).check();
  await studio.closeBlock();
  await expect(studio.blockRow("What goes")).toContainText("Hidden");
  await expect(studio.blockRow("What stays")).not.toContainText("Hidden");

  await studio.publish();
  await expect.poll(() => headingsOf(request, freshPath)).toEqual(["What stays"]);
});

test(
  "blocks appear and disappear at their scheduled times, without a publish",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath, request }) => {
    const { _id: id } = await lake.publish({
      path: freshPath,
      blocks: [quoteCall("news", "From tomorrow on"), quoteCall("offer", "Until then")],
    });
    await studio.openDocument(id);
    const block = await studio.openBlock("From tomorrow on");
    await block.getByRole("tab", { name: "Placement and timing" }).click();
    await block.getByRole("textbox", { name: "Show from" }).fill(`${tomorrow()} 09:30`);
    await page.keyboard.press("Enter");
    await studio.closeBlock();
    await expect(studio.blockRow("From tomorrow on")).toContainText(/from \w+ \d+, \d{4}, 9:30\sAM/);
    await studio.publish();
    await expect.poll(() => headingsOf(request, freshPath)).toEqual(["Until then"]);

    // The scheduled time passes. Nothing is published from here on, and the site notices within a minute.
    test.setTimeout(TEST_LIMIT_MS + MINUTE_MS);
    const at = Date.now() + 5000;
    const change = new Date(at).toISOString();
    await lake.patch(id, {
      'blocks[_key=="news"].showFrom': change,
      'blocks[_key=="offer"].showUntil': change,
    });
    await expect
      .poll(() => headingsOf(request, freshPath), { intervals: [1000], timeout: MINUTE_MS })
      .toEqual(["From tomorrow on"]);
    expect(Date.now()).toBeGreaterThanOrEqual(at);
  },
);

/** The block headings in the public page. */
async function headingsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  const [main = ""] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  return [...main.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, text = ""]) => text);
}

/** Tomorrow in the format of the Studio's datetime field, for example 2026-03-31. */
function tomorrow(): string {
  const day = new Date(Date.now() + 24 * 60 * 60 * 1000);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}

test(
  "the badge of a scheduled block is an icon beside the preview, where it leaves room for the heading",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    const block = { ...quoteCall("call", "Next year"), showFrom: "2099-01-01T00:00:00Z" };
    const { _id: id } = await lake.publish({ path: freshPath, blocks: [block] });
    const row = studio.blockRow("Next year");
    const text = row.getByText("Scheduled", { exact: true });
    const icon = row.getByTitle("Scheduled");
    await studio.openDocument(id);
    await expect(text).toBeVisible();
    await expect(icon).toBeHidden();
    await page.setViewportSize({ width: 1100, height: 900 });
    await studio.openPreview(freshPath);
    await expect(icon).toBeVisible();
    await expect(text).toBeHidden();
  },
);
