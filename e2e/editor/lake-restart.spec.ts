import type { Page } from "@playwright/test";
import { sampleQuoteRequest } from "contracts/testing/sample-quote-request.ts";

import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";
import { controlLake, type Lake } from "#lake.ts";
import { clickUntilVisible } from "#preview.ts";
import { quoteRequestsOf } from "#quote-requests.ts";

// Errors that Chromium and the preview log while the lake is down. #441: the server could not render the page.
test.use({
  expectedErrors: [
    /net::ERR_|WebSocket|Failed to fetch|CORS policy|status of 50[23]|<SanityLive includeDrafts> is attempting to reconnect|React error #441/,
  ],
});

// Runs even if a test fails while the lake is down.
test.afterEach(() => controlLake("start"));

/** The messages that replace a crashed form, pane or tool of the Studio. */
const CRASH = /crashed|An error occurred|Something went wrong/i;

/** A page with a reference, because the Studio looks up referenced documents on every change. */
async function publishPage(lake: Lake, path: string): Promise<string> {
  const target = await lake.publish({ path: `${path}/target` });
  const reference = { _type: "reference", _ref: target._id };
  const link = { _type: "link", kind: "internal", reference };
  const actions = [{ _type: "action", _key: "on", label: "Related reading", link }];
  const hero = { _type: "hero", _key: "hero", heading: "Leads on", actions };
  const { _id } = await lake.publish({ path, title: "Before", blocks: [hero] });
  return _id;
}

async function expectNoCrash(page: Page): Promise<void> {
  await expect(page.getByText(CRASH)).toHaveCount(0);
}

test(
  "nothing an editor types is lost when the lake is killed, a proxy answers for it or connections are reset",
  { tag: ["@alone", "@thorough"] },
  async ({ page, studio, lake, freshPath }) => {
    await studio.openDocument(await publishPage(lake, freshPath));
    const title = page.getByRole("textbox", { name: "Title", exact: true });
    const stored = async () => (await lake.page(freshPath))?.title;

    for (const [text, command] of [
      ["Turned shafts, milled housings and bent brackets", "kill"],
      ["Milled housings from one piece up", "kill?answer=502"],
      ["Bent brackets from one piece up", "kill?answer=reset"],
    ] as const) {
      await title.fill("");
      const typing = title.pressSequentially(text, { delay: 40 });
      await expect.poll(stored).toContain(text.slice(0, 6));
      await controlLake(command);
      await typing;
      // The Studio locks the field once it notices. Everything typed before that counts.
      const typed = await title.inputValue();
      await expect(page.getByText("Your changes are kept in your browser")).toBeVisible();
      await expect(title).not.toBeEditable();
      await expectNoCrash(page);
      await controlLake("start");

      await expect.poll(stored).toBe(typed);
      await expect(title).toBeEditable();
      await expect(title).toHaveValue(typed);
    }
    await title.fill("After the restart");
    await expect.poll(stored).toBe("After the restart");
    await expectNoCrash(page);
  },
);

test(
  "spaces that an editor types into a locked form do not scroll it",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await studio.openDocument(await publishPage(lake, freshPath));
    await page.route("**/data/actions/**", (route) => route.abort("connectionreset"));
    const title = page.getByRole("textbox", { name: "Title", exact: true });
    await title.fill("Turned");
    await expect(title).not.toBeEditable({ timeout: 90_000 });
    const scroller = page.getByTestId("document-panel-scroller");
    const positionOf = () => scroller.evaluate(({ scrollTop }) => scrollTop);
    const before = await positionOf();
    await title.press("Space");
    // Long enough for the browser to scroll.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(await positionOf()).toBe(before);
    await page.keyboard.press("PageDown");
    await expect.poll(positionOf).toBeGreaterThan(before);
  },
);

test("a change is applied only once, even if its response is lost", async ({
  page,
  studio,
  lake,
  freshPath,
}) => {
  await studio.openDocument(await publishPage(lake, freshPath));
  let lost = 0;
  await page.route("**/data/actions/**", async (route) => {
    if (lost === 3) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort("connectionreset");
  });
  await studio.addBlock("Steps");
  await expect.poll(async () => (await lake.page(freshPath))?.blocks.length).toBe(2);
  await page.keyboard.press("Escape");
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await title.fill("After the loss");
  await expect.poll(async () => (await lake.page(freshPath))?.title).toBe("After the loss");
  expect(lost).toBe(3);
  expect((await lake.page(freshPath))?.blocks).toHaveLength(2);
  await expectNoCrash(page);
});

test(
  "the preview and its form work again after the lake was down",
  { tag: ["@alone", "@thorough"] },
  async ({ page, studio, lake, freshPath }) => {
    await publishPage(lake, freshPath);
    const site = await studio.openPreview(freshPath);
    const heading = page.getByRole("textbox", { name: "Heading", exact: true });
    await clickUntilVisible(page, site.getByRole("heading", { name: "Leads on" }), heading);
    const stored = async () => (await lake.page(freshPath))?.blocks[0]?.heading;

    await heading.fill("");
    const typing = heading.pressSequentially("Milled housings and bent brackets", { delay: 40 });
    await expect.poll(stored).toMatch(/^Mil/);
    await controlLake("kill?answer=502");
    await typing;
    const typed = await heading.inputValue();
    await expect(heading).not.toBeEditable();
    await expectNoCrash(page);
    // The page cannot be rendered while the lake is down. Without this click, a change right before the end of the lake causes it too.
    await page.getByRole("button", { name: "Refresh preview" }).click();
    await expect(site.getByRole("button", { name: "Try again" })).toBeVisible();
    await controlLake("start");

    await expect.poll(stored).toBe(typed);
    await expect(heading).toBeEditable();
    await heading.fill("Turned shafts");
    await expect(site.getByRole("heading", { name: "Turned shafts" })).toBeVisible();
    await expectNoCrash(page);
  },
);

test(
  "quote requests and statistics work again after the lake was down, and a note that could not be saved is kept",
  { tag: ["@alone", "@thorough"] },
  async ({ page, request }) => {
    const email = `restart-${Date.now().toString(36)}@example.com`;
    const sent = await request.post(`${env.siteUrl}/api/orderInquiry/insert`, {
      data: { ...sampleQuoteRequest, email },
      headers: { origin: env.siteUrl },
    });
    expect(sent.ok()).toBe(true);
    const [quoteRequest] = await quoteRequestsOf(email);
    await page.goto(`${env.studioUrl}/quote-requests/requests/${quoteRequest?.id}`);
    const note = page.getByRole("textbox", { name: "Note" });
    const save = page.getByRole("button", { name: "Save" });
    await note.fill("Quoted 12");
    await controlLake("kill?answer=503");
    // The admin API remembers for a few seconds who is signed in, so it may still save.
    const stale = page.getByText(/This may be out of date.*(?:did not respond|status 503)/);
    await expect(stale.first()).toBeVisible();
    await save.click();
    await expect(page.getByRole("article").getByText(/did not respond|status 503/)).toBeVisible();
    await note.fill("Quoted 12 pieces");
    await page.getByRole("tab", { name: "Page statistics" }).click();
    await expectNoCrash(page);
    await controlLake("start");

    await expect(page.getByRole("region", { name: "Page views by day" })).toBeVisible();
    await page.goBack();
    await expect(note).toHaveValue("Quoted 12 pieces");
    await save.click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    expect(await quoteRequestsOf(email)).toMatchObject([{ note: "Quoted 12 pieces" }]);
  },
);

test(
  "“Where used” and the check of all documents wait until the lake is back",
  { tag: ["@alone", "@thorough"] },
  async ({ page }) => {
    await page.goto(`${env.studioUrl}/intent/edit/id=grade-cnc-abs;type=materialGrade/`);
    const uses = page.getByRole("tab", { name: "Where used" });
    await expect(uses).toBeVisible();
    await controlLake("kill?answer=reset");
    await uses.click();
    await expectNoCrash(page);
    await controlLake("start");
    await expect(page.getByRole("link", { name: /CNC machining materials/ })).toBeVisible();

    await controlLake("kill?answer=502");
    await page.getByRole("link", { name: "Check", exact: true }).click();
    await expectNoCrash(page);
    await controlLake("start");
    await expect(page.getByText(/^\d+ documents checked/)).toBeVisible();
    await expectNoCrash(page);
  },
);
