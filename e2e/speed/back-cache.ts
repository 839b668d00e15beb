import type { Page } from "@playwright/test";

/** What would keep a page out of the browser's back/forward cache: chromium from npm has none, so that it is asked for here. */
export async function backCacheFaults(page: Page, path: string): Promise<string[]> {
  const response = await page.goto(path, { waitUntil: "networkidle" });
  const devtools = await page.context().newCDPSession(page);
  const { result } = await devtools.send("Runtime.evaluate", { expression: "window" });
  const { listeners } = await devtools.send("DOMDebugger.getEventListeners", {
    objectId: result.objectId ?? "",
  });
  const control = (await response?.headerValue("cache-control")) ?? "";
  return [
    ...listeners.map(({ type }) => type).filter((type) => type === "unload" || type === "beforeunload"),
    ...(control.includes("no-store") ? ["no-store"] : []),
  ];
}
