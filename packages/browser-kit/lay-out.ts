// For pages that skip the sections below the screen at first, with `content-visibility: auto` and a transition that ends it. Until then a
// section has an estimated height. A page has no other transitions at this time.

/** Lays out all sections now. */
export function layOutWholePage(): void {
  for (const transition of sectionTransitions()) transition.finish();
}

/**
 * Lays out the sections, and keeps what is in the middle of the window there. Each section has a task of its own, because a long page
 * takes 700 ms on a phone. Only what the visitor does comes between the tasks. Fonts come first, because they change the layout
 * of all text before them. Browsers without `scheduler` have no such sections.
 *
 * In a page with a target, all are laid out at once: a frame in between could move the target. Chromium keeps it in place, but not in
 * one of 20 visits.
 */
export async function layOutInPlace(hasTarget: boolean): Promise<void> {
  if (!hasTarget) await document.fonts.ready;
  for (const transition of sectionTransitions())
    if (hasTarget) layOut(transition);
    else await scheduler.postTask(() => layOut(transition), { priority: "user-blocking" });
}

function layOut(transition: Animation): void {
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body;
  const { top } = middle.getBoundingClientRect();
  transition.finish();
  scrollBy(0, middle.getBoundingClientRect().top - top);
}

function sectionTransitions(): Animation[] {
  return document.getAnimations().filter((animation) => animation instanceof CSSTransition);
}
