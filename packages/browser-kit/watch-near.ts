const ACTIVITY = ["pointermove", "scroll", "keydown", "pointerdown", "focusin", "input", "dragenter"];

let activity: Promise<unknown> | undefined;

/** Resolves when the visitor has done something. One who only reads the top of a page then loads nothing. */
export function untilActive(): Promise<unknown> {
  return (activity ??= new Promise<unknown>((resolve) => {
    for (const type of ACTIVITY) document.addEventListener(type, resolve, { passive: true, once: true });
  }));
}

/**
 * Calls `onNear` whenever the visitor comes near the element, after `start`. `margin` is how far outside of the window the element
 * counts as near.
 */
export function watchNear(
  element: Element,
  onNear: () => void,
  signal: AbortSignal,
  margin = "0px",
  start: Promise<unknown> = Promise.resolve(),
): void {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
    rootMargin: margin,
  });
  signal.addEventListener("abort", () => observer.disconnect());
  void start.then(() => signal.aborted || observer.observe(element));
}
