import { withWholePage } from "./whole-page.ts";

/**
 * Where somebody was: a band of the page, so far from the top of the window. Pixels alone do not say it: bands above may have
 * had an estimated height (styles/blocks.css).
 */
type Place = readonly [band: number, top: number];

/** Of each entry of the history, by the entry's own key. Gone with the document: then the browser knows. */
const places = new Map<string, Place>();
let lastNavigation: NavigationType | undefined;
let left: Place | undefined;

/** Call it before the page is changed: when the address changes, Next has begun to take the page away. */
export function notePlace(): void {
  left = currentPlace();
}

/**
 * The browser restores the position when the address changes; by then Next still shows the page that is being left, which may
 * be shorter. So it is restored again when the page has come. Browsers without the Navigation API keep their own guess.
 */
export function rememberScroll(): void {
  globalThis.navigation?.addEventListener("navigate", ({ navigationType }) => {
    // Next writes its state into the entry that it has gone to.
    if (navigationType === "replace") return;
    places.set(keyOfEntry(), left ?? currentPlace());
    left = undefined;
    lastNavigation = navigationType;
  });
}

/** When the page has changed: where the visitor was, or the place that the link named (Spec §2). */
export function restoreScroll(): void {
  const place = lastNavigation === "traverse" && places.get(keyOfEntry());
  const named = lastNavigation === "push" && document.getElementById(location.hash.slice(1));
  lastNavigation = undefined;
  if (named) void withWholePage(() => named.scrollIntoView());
  if (place)
    void withWholePage(() =>
      scrollBy({ top: (bandTops()[place[0]] ?? -scrollY) - place[1], behavior: "instant" }),
    );
}

const keyOfEntry = () => navigation.currentEntry?.key ?? "";

function currentPlace(): Place {
  const tops = bandTops();
  const band = tops.findLastIndex((top) => top < 1);
  return [band, tops[band] ?? -scrollY];
}

const bandTops = () =>
  [...document.querySelectorAll("[data-block]")].map((band) => band.getBoundingClientRect().top);
