import { untilPainted } from "browser-kit/until.ts";

/** The scroll offset by the key of the history entry. After a reload it is empty, and the browser restores the position itself. */
const positions = new Map<string, number>();
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
    positions.set(entryKey(), saved ?? scrollY);
    saved = undefined;
    lastNavigation = navigationType;
  });
}

/**
 * Call this when the page has changed. Scrolls to where the visitor was, or to the hash target. `layOut` makes the page as long as it will
 * be, if it lays out its parts late.
 */
export function restoreScroll(layOut: () => void): void {
  const top = lastNavigation === "traverse" ? positions.get(entryKey()) : undefined;
  const target = lastNavigation === "push" && document.getElementById(location.hash.slice(1));
  lastNavigation = undefined;
  if (target) {
    // The browser does so for the addresses that it loads itself.
    const closed = target.closest("details");
    if (closed) closed.open = true;
    void scrollTwice(layOut, () => target.scrollIntoView());
  }
  if (top !== undefined) void scrollTwice(layOut, () => scrollTo({ top, behavior: "instant" }));
}

const entryKey = () => navigation.currentEntry?.key ?? "";

/** Scrolls now and again one frame later, because a browser may restore a position itself in between. */
async function scrollTwice(layOut: () => void, scroll: () => void): Promise<void> {
  layOut();
  scroll();
  await untilPainted();
  scroll();
}
