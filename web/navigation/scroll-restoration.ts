import { untilPainted } from "#ui/until.ts";

/**
 * A block of the page and its distance from the top of the window. The scroll offset is not enough, because blocks above can
 * have an estimated height (blocks/page-blocks.css).
 */
type ScrollPosition = readonly [blockIndex: number, top: number];

/** By the key of the history entry. Lost with the document; then the browser restores the position itself. */
const positions = new Map<string, ScrollPosition>();
let lastNavigation: NavigationType | undefined;
let saved: ScrollPosition | undefined;

/** Call it before a route change: when the address changes, Next has begun to remove the page. */
export function saveScrollPosition(): void {
  saved = currentPosition();
}

/**
 * Saves the position for each history entry. The browser restores it when the address changes, but then Next still shows the
 * page that is being left, which may be shorter; so `restoreScroll` does it again when the page has changed. Without the
 * Navigation API the browser's attempt remains.
 */
export function watchScroll(): void {
  globalThis.navigation?.addEventListener("navigate", ({ navigationType }) => {
    // Next stores its state in the entry after each navigation.
    if (navigationType === "replace") return;
    positions.set(entryKey(), saved ?? currentPosition());
    saved = undefined;
    lastNavigation = navigationType;
  });
}

/** Call it when the page has changed: scrolls to where the visitor was, or to the hash target (docs/behavior.md §10.1). */
export function restoreScroll(): void {
  const position = lastNavigation === "traverse" && positions.get(entryKey());
  const target = lastNavigation === "push" && document.getElementById(location.hash.slice(1));
  lastNavigation = undefined;
  if (target) void layOutWholePage(() => target.scrollIntoView());
  if (position)
    void layOutWholePage(() =>
      scrollBy({ top: (blockTops()[position[0]] ?? -scrollY) - position[1], behavior: "instant" }),
    );
}

const entryKey = () => navigation.currentEntry?.key ?? "";

function currentPosition(): ScrollPosition {
  const tops = blockTops();
  const index = tops.findLastIndex((top) => top < 1);
  return [index, tops[index] ?? -scrollY];
}

const blockTops = () =>
  [...document.querySelectorAll("[data-block]")].map((block) => block.getBoundingClientRect().top);

/**
 * Lays out all blocks of the page. Those that were never near the window have an estimated height only (blocks/page-blocks.css);
 * after this the browser remembers the real one. Calls `scroll` now and again a frame later: a browser that restores a
 * position itself does so in between, once the page is long enough.
 */
export async function layOutWholePage(scroll?: () => void): Promise<void> {
  const { style } = document.documentElement;
  style.setProperty("--far", "visible");
  scroll?.();
  await untilPainted();
  scroll?.();
  style.removeProperty("--far");
}
