/**
 * Lays out all sections of the page now. Otherwise they follow one by one after the first paint, and have an estimated height until
 * then. It finishes all running transitions, because at this time the page has no others (blocks/page-blocks.css).
 */
export function layOutWholePage(): void {
  for (const transition of sectionTransitions()) transition.finish();
}

/**
 * Lays out the sections, and keeps what is in the middle of the window there, such as the target of a link to a section. Chromium does
 * so too, but misses it in one of 20 visits. Each section has a task of its own, because a long page takes 120 ms on a phone, and waits
 * for its fonts, which change the layout of all text before it. If `isAtOnce`, all that are left are laid out now.
 */
export async function layOutInPlace(isAtOnce: boolean): Promise<void> {
  for (const transition of sectionTransitions()) {
    if (!isAtOnce) {
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      await document.fonts.ready;
    }
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body;
    const { top } = middle.getBoundingClientRect();
    transition.finish();
    scrollBy(0, middle.getBoundingClientRect().top - top);
  }
}

function sectionTransitions(): Animation[] {
  return document.getAnimations().filter((animation) => animation instanceof CSSTransition);
}
