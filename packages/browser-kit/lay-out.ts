// For pages that skip the sections below the screen at first, with `content-visibility: auto` and a transition that ends it. Until then a
// section has an estimated height. A page has no other transitions at this time.

/** Lays out all sections now. */
export function layOutWholePage(): void {
  for (let next = skippedSection(); next; next = skippedSection()) next.finish();
}

/**
 * Lays out the sections, and keeps what is in the middle of the window there. Each section has a task of its own, because a long page
 * takes 700 ms on a phone. Only what the visitor does comes between the tasks. Fonts come first, because they change the layout
 * of all text before them. Browsers without `scheduler` have no such sections.
 *
 * In a page whose position is given, by a target or by an earlier visit, all are laid out at once: a frame in between could move
 * it. Chromium keeps a target in place, but not in one of 20 visits.
 */
export async function layOutInPlace(isAtOnce: boolean): Promise<void> {
  if (!isAtOnce) await document.fonts.ready;
  while (skippedSection())
    if (isAtOnce) layOutNext();
    else await scheduler.postTask(layOutNext, { priority: "user-blocking" });
}

function layOutNext(): void {
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body;
  const { top } = middle.getBoundingClientRect();
  skippedSection()?.finish();
  scrollBy(0, middle.getBoundingClientRect().top - top);
}

/** The transition of the first section that is skipped. Once a section is laid out, the pieces in it have transitions too. */
function skippedSection(): Animation | undefined {
  return document.getAnimations().find((animation) => animation instanceof CSSTransition);
}
