import type { BrowserContext, Page } from "@playwright/test";

import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";
import { fromOwnAddress, newEmail, quoteForm } from "#quote-form.ts";
import { quoteRequestsOf } from "#quote-requests.ts";

interface Sent {
  path: string;
  body: Record<string, unknown>;
  isMarked: boolean;
}

/** Collects what the page sends to the site's API, in order. */
function watchRequests(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(?:statistical|vitals|orderInquiry)\//.test(pathname)) {
      const isMarked = request.headers()["x-draft-mode"] !== undefined;
      sent.push({ path: pathname, body: request.postDataJSON(), isMarked });
    }
  });
  return sent;
}

/** Opens a page in a new tab, which is in draft mode like the preview. Returns what it sends to the site's API. */
async function openInDraftMode(context: BrowserContext, path: string) {
  const tab = await context.newPage();
  await fromOwnAddress(tab);
  await tab.clock.install();
  const sent = watchRequests(tab);
  await tab.goto(`${env.siteUrl}${path}`);
  await expect(tab.getByText("Draft preview")).toBeVisible();
  return { tab, sent };
}

async function sendRequest(page: Page, email: string): Promise<void> {
  const quote = quoteForm(page);
  await quote.open();
  await quote.fillIn({ Email: email });
  // Wait like a person, because a form that is filled in too fast is marked as spam.
  await page.clock.runFor(5000);
  await quote.send.click();
  await expect(page).toHaveURL(/\/thankyou/);
  await expect.poll(() => quoteRequestsOf(email)).toHaveLength(1);
}

test(
  "in draft mode neither the view, the opened form nor the quote request is counted, and after Exit all three are",
  { tag: "@thorough" },
  async ({ context, studio, lake, freshPath }) => {
    await lake.publish({ path: freshPath });
    await studio.openPreview(freshPath);
    const { tab, sent } = await openInDraftMode(context, freshPath);
    await sendRequest(tab, newEmail());
    expect(sent).toMatchObject([{ path: "/api/orderInquiry/insert", isMarked: true }]);

    await tab.goto(`${env.siteUrl}${freshPath}`);
    await tab.getByRole("button", { name: "Exit" }).click();
    await expect(tab.getByText("Draft preview")).toHaveCount(0);
    sent.length = 0;
    await sendRequest(tab, newEmail());
    const pageUrl = `${env.siteUrl}${freshPath}`;
    await expect.poll(() => sent).toHaveLength(3);
    expect(sent).toMatchObject([
      { path: "/api/orderInquiry/insert", isMarked: false },
      { path: "/api/statistical/insert", body: { pageUrl } },
      { path: "/api/vitals/insert", body: { pageUrl, quoteOpened: true, quoteSent: true } },
    ]);
  },
);

test(
  "a window in draft mode is not counted after draft mode has ended in another window",
  { tag: "@thorough" },
  async ({ context, page, studio, lake, freshPath }) => {
    await lake.publish({ path: freshPath });
    await studio.openPreview(freshPath);
    const { tab, sent } = await openInDraftMode(context, freshPath);
    await page.close();
    await context.clearCookies();
    await tab.getByRole("contentinfo").getByRole("link", { name: "Contact us", exact: true }).click();
    await expect(tab).toHaveURL(/\/contact-us$/);
    await sendRequest(tab, newEmail());
    expect(sent).toMatchObject([{ path: "/api/orderInquiry/insert", isMarked: true }]);
  },
);
