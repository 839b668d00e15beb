import { afterEach, expect, test, vi } from "vitest";

import { startAnalytics } from "./analytics.ts";

const SITE = "https://site.example";
const TOKEN = "0af3".repeat(10);

/** The scripts that a page at this address loads, which was reached from `referrer`. */
async function scriptsOf(address: string, referrer = ""): Promise<string[]> {
  const scripts: { src: string }[] = [];
  vi.stubGlobal("location", new URL(address, SITE));
  vi.stubGlobal("document", {
    referrer,
    createElement: () => ({ src: "" }),
    head: { append: (script: { src: string }) => scripts.push(script) },
  });
  await startAnalytics({ measurementId: "G-1", tagManagerId: "GTM-1", asksConsent: false });
  return scripts.map(({ src }) => new URL(src).pathname);
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, "dataLayer");
});

test("a page loads the tags of the settings", async () => {
  expect(await scriptsOf("/blog", `${SITE}/about-us?a=b`)).toEqual(["/gtag/js", "/gtm.js"]);
});

test.each([
  `/request/${TOKEN}`,
  `/de/request/${TOKEN}#parts`,
  "/thankyou?Email=ada%40mail.example",
  "/thankyou2/ada.at.mail",
  "/de/thankyou2/ada.at.mail",
])("a page at %s loads none, and neither does the next document, whose referrer it is", async (address) => {
  expect(await scriptsOf(address)).toEqual([]);
  expect(await scriptsOf("/blog", SITE + address)).toEqual([]);
});
