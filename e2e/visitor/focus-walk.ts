import type { Page } from "@playwright/test";

/** Selects all tab stops. In a radio group, the tab stop is the checked button. */
const STOPS =
  "a[href], button, input:not([type=radio]:not(:checked)), select, textarea, summary, video[controls], [tabindex='0']";

/**
 * Focuses every tab stop of a region, forward and backward, and returns those without a visible focus indicator or
 * covered by another element (WCAG 2.4.7 and 2.4.11).
 */
export async function focusFlaws(page: Page, part = "body"): Promise<string[]> {
  // A key press makes the browser show :focus-visible.
  await page.keyboard.press("Shift");
  /* oxlint-disable consistent-function-scoping -- code that runs in the page must contain its helpers */
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

    // A hidden radio button or file input shows focus on its container.
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

/** Presses Tab until focus leaves the page. Returns the stops in order, as indexes into `STOPS`. */
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
    await page.keyboard.press("Tab");
    const now = await place();
    if (now.place === -1 || order.length > now.all) return { order, all: now.all };
    order.push(now.place);
  }
}
