import type { Page } from "@playwright/test";

/** What only the script that measures web vitals has. */
export const VITALS_CODE = /largest-contentful-paint/;

/** Opens a page and interacts with it. Resolves once web vitals are measured. */
export async function visit(page: Page, path: string): Promise<void> {
  const code = page.waitForResponse(
    async (response) => response.url().endsWith(".js") && VITALS_CODE.test(await response.text()),
  );
  await page.goto(path, { waitUntil: "networkidle" });
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 310);
  await code;
}

/** Ends the page view, as when the visitor opens another tab. */
export async function leave(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Browsers report an input after the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
}
