import type { Page } from "@playwright/test";

const WAY = ["/about-us", "/contact-us", "/design-guide", "/case-studies", "/privacy-policy"] as const;

/** Ms from each click on a link of the footer until the next page's heading is painted. */
export async function softNavigations(page: Page): Promise<number[]> {
  await page.goto("/", { waitUntil: "networkidle" });
  const times: number[] = [];
  for (const path of WAY) {
    const link = page.getByRole("contentinfo").locator(`a[href="${path}"]`).first();
    // oxlint-disable no-await-in-loop -- one page after the other, as a visitor
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await page.waitForLoadState("networkidle");
    await page.evaluate(watchClick, path);
    await link.click();
    await page.waitForFunction(() => typeof Reflect.get(globalThis, "arrivedAfterMs") === "number");
    times.push(await page.evaluate(() => Number(Reflect.get(globalThis, "arrivedAfterMs"))));
    // oxlint-enable no-await-in-loop
  }
  return times;
}

/** Runs in the page: from the click to the frame after the one with another page's heading. */
function watchClick(path: string): void {
  Reflect.deleteProperty(globalThis, "arrivedAfterMs");
  const before = document.querySelector("h1");
  addEventListener(
    "click",
    ({ timeStamp }) => {
      const look = () => {
        const heading = document.querySelector("h1");
        if (location.pathname !== path || !heading || heading === before)
          return void requestAnimationFrame(look);
        // A message is handled after the frame is painted.
        const painted = new MessageChannel();
        painted.port1.addEventListener("message", () => {
          Reflect.set(globalThis, "arrivedAfterMs", performance.now() - timeStamp);
        });
        painted.port1.start();
        painted.port2.postMessage(undefined);
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}
