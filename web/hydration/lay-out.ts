/**
 * Lays out the sections that would follow one by one after the first paint: until then their height is estimated. The only
 * transitions that run then are theirs (blocks/page-blocks.css).
 */
export function layOutWholePage(): void {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}
