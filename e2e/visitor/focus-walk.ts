import type { Page } from "@playwright/test";

/** Everything that the Tab key stops at; of radio buttons the chosen one. */
const STOPS =
  "a[href], button, input:not([type=radio]:not(:checked)), select, textarea, summary, video[controls], [tabindex='0']";

/**
 * Gives the focus to every stop of a part of the page, downwards and upwards again, as the Tab key does, and says which could
 * not be seen: without an outline, or covered by something else (WCAG 2.4.7 and 2.4.11).
 */
export async function focusFlaws(page: Page, part = "body"): Promise<string[]> {
  // After a key the browser shows where the focus is.
  await page.keyboard.press("Shift");
  /* oxlint-disable consistent-function-scoping -- what runs in the page brings its helpers along */
  return page.locator(part).evaluate((root, stops) => {
    const isStop = (element: Element) =>
      element instanceof HTMLElement &&
      element.tabIndex >= 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(":disabled") &&
      element.closest("[aria-hidden=true], dialog:not([open])") === null;
    const all = [...root.querySelectorAll<HTMLElement>(stops)].filter((element) => isStop(element));
    const flaws = [...all, ...all.toReversed()].flatMap((element) => {
      element.focus();
      const name = `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent}`.slice(
        0,
        60,
      );
      if (document.activeElement !== element) return [`${name}: takes no focus`];
      return [
        hasOutline(element) ? "" : `${name}: shows no focus`,
        isSeen(element) ? "" : `${name}: is covered`,
      ].filter((flaw) => flaw !== "");
    });
    return all.length === 0 ? ["nothing takes the focus"] : [...new Set(flaws)];

    // A hidden radio button and a file input are shown by what they stand in.
    function hasOutline(element: Element): boolean {
      return [element, element.parentElement].some((shown) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(shown ?? element);
        return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      });
    }
    function isSeen(element: HTMLElement): boolean {
      const shown = element.offsetWidth > 1 ? element : (element.closest("label") ?? element);
      return [...shown.getClientRects()].some(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].some((x) =>
          [0.1, 0.5, 0.9].some((y) => {
            const hit = document.elementFromPoint(left + width * x, top + height * y);
            return hit !== null && (shown.contains(hit) || hit.contains(shown));
          }),
        ),
      );
    }
  }, STOPS);
  /* oxlint-enable consistent-function-scoping */
}

/** Presses Tab through the page until the focus leaves it. Gives the stops in their order, as numbers of `STOPS`. */
export async function tabThrough(page: Page): Promise<{ order: number[]; all: number }> {
  const order: number[] = [];
  const place = () =>
    page.evaluate((stops) => {
      const all = [...document.querySelectorAll<HTMLElement>(stops)].filter(
        (element) =>
          element.tabIndex >= 0 &&
          element.checkVisibility({ visibilityProperty: true }) &&
          element.closest("[aria-hidden=true], dialog") === null,
      );
      return { place: all.findIndex((element) => element === document.activeElement), all: all.length };
    }, STOPS);
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await page.keyboard.press("Tab");
    // oxlint-disable-next-line no-await-in-loop -- as above
    const now = await place();
    if (now.place === -1 || order.length > now.all) return { order, all: now.all };
    order.push(now.place);
  }
}
