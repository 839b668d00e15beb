import { layOutWholePage } from "browser-kit/lay-out.ts";
import { untilPainted } from "browser-kit/until.ts";

/** The scroll offset by the key of the history entry. After a reload it is empty, and the browser restores the position itself. */
const positions = new Map<string | undefined, number>();
let lastNavigation: NavigationType | undefined;
let saved: number | undefined;

/** Call this before a route change. When the address changes it is too late, because Next has begun to remove the page. */
export function saveScrollPosition(): void {
  saved = scrollY;
}

/**
 * Saves the position for each history entry. The browser restores the position when the address changes, but at that time Next
 * still shows the previous page, which may be shorter. So `restoreScroll` does it again when the page has changed. Without the
 * Navigation API, only the browser restores the position.
 */
export function watchScroll(): void {
  globalThis.navigation?.addEventListener("navigate", ({ navigationType }) => {
    // Next stores its state in the entry after each navigation.
    if (navigationType === "replace") return;
    positions.set(navigation.currentEntry?.key, saved ?? scrollY);
    saved = undefined;
    lastNavigation = navigationType;
  });
}

/**
 * Call this with the address of the page when the page has changed. Scrolls to where the visitor was, or to the hash target. Does
 * nothing if the visitor has left the page before it was shown.
 */
export function restoreScroll(address: string): void {
  if (new URL(address).pathname !== location.pathname) return;
  const top = lastNavigation === "traverse" ? positions.get(navigation.currentEntry?.key) : undefined;
  const target = lastNavigation === "push" && document.getElementById(location.hash.slice(1));
  lastNavigation = undefined;
  if (target) {
    // The browser does so for the addresses that it loads itself.
    const closed = target.closest("details");
    if (closed) closed.open = true;
    void scrollOnWholePage(() => target.scrollIntoView());
  }
  if (top !== undefined) void scrollOnWholePage(() => scrollTo({ top, behavior: "instant" }));
}

/** Scrolls now and again one frame later, because a browser may restore a position itself in between. */
async function scrollOnWholePage(scroll: () => void): Promise<void> {
  layOutWholePage();
  scroll();
  await untilPainted();
  scroll();
}
