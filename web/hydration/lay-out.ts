/**
 * Lays out all sections of the page now. Otherwise they follow one by one after the first paint, and have an estimated height until
 * then. It finishes all running transitions, because at this time the page has no others (blocks/page-blocks.css).
 */
export function layOutWholePage(): void {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}
