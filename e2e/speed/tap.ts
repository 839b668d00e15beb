import type { Page } from "@playwright/test";

/** Ms from the tap on the page's first button until the quote dialog is painted. `when`: after the page is loaded, or as soon as the button is there. */
export async function tapToVisible(page: Page, when: "at once" | "loaded"): Promise<number> {
  await page.addInitScript(watchDialog);
  await page.goto("/cnc-machining", { waitUntil: when === "loaded" ? "networkidle" : "commit" });
  // Not the one of the header, which a phone does not show.
  const button = page.getByRole("main").getByRole("button", { name: "Request A Quote" }).first();
  await button.waitFor();
  // Nobody taps what is not drawn: before, the button has the place that it has without styles.
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  // Without Playwright's listeners, which look where a tap lands: they were 12 of 86 ms (medians of 15 pairs).
  await button.tap({ noWaitAfter: true, force: true });
  await page.waitForFunction(() => typeof Reflect.get(globalThis, "shownAfterMs") === "number");
  return page.evaluate(() => Number(Reflect.get(globalThis, "shownAfterMs")));
}

/** Runs in the page: from the time at which the tap ended on the glass, to the frame after the one with the dialog. */
function watchDialog(): void {
  let tappedAt: number | undefined;
  addEventListener(
    "pointerup",
    ({ timeStamp }) => {
      tappedAt ??= timeStamp;
    },
    { capture: true },
  );
  const look = () => {
    const isShown = document.querySelector("dialog")?.open === true && tappedAt !== undefined;
    if (!isShown) return void requestAnimationFrame(look);
    // A message is handled after the frame is painted.
    const painted = new MessageChannel();
    painted.port1.addEventListener("message", () => {
      Reflect.set(globalThis, "shownAfterMs", performance.now() - Number(tappedAt));
    });
    painted.port1.start();
    painted.port2.postMessage(undefined);
  };
  requestAnimationFrame(look);
}
