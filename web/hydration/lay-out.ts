/**
 * Lays out all sections of the page now. Otherwise they follow one by one after the first paint, and have an estimated height until
 * then. It finishes all running transitions, because at this time the page has no others (blocks/page-blocks.css).
 */
export function layOutWholePage(): void {
  for (const transition of sectionTransitions()) transition.finish();
}

/**
 * Lays out the sections in tasks of their own, because a long page takes 120 ms on a phone. Waits for the fonts of each section, which
 * change the layout of all text before it. Keeps what is in the middle of the window there, such as the target of a link to a
 * section. Chromium does so too, but misses it in one of 20 visits. If the address leads to a section, call this when the page has
 * loaded: until then the browser scrolls to it again and again. Then all sections are laid out at once.
 */
export async function layOutInPlace(): Promise<void> {
  for (const transition of sectionTransitions()) {
    if (!location.hash) {
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
