const ACTIVITY = ["pointermove", "scroll", "keydown", "touchstart", "focusin", "input", "dragenter"];

let activity: Promise<unknown> | undefined;

/** Resolves when the visitor has done something. One who only reads the top of a page then loads nothing. */
function untilActive(): Promise<unknown> {
  return (activity ??= new Promise<unknown>((resolve) => {
    if (scrollY > 0) resolve(true);
    for (const type of ACTIVITY) document.addEventListener(type, resolve, { passive: true, once: true });
  }));
}

interface NearOptions {
  /** How far outside of the window the element counts as near, such as "400px". */
  readonly margin?: string;
  readonly needsActivity?: boolean;
  readonly signal: AbortSignal;
}

/** Calls `onNear` whenever the visitor, who has done something, comes near the element. */
export function watchNear(
  element: Element,
  onNear: () => void,
  { margin = "0px", needsActivity = true, signal }: NearOptions,
): void {
  const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && onNear(), {
    rootMargin: margin,
  });
  const observe = () => {
    if (!signal.aborted) observer.observe(element);
  };
  if (needsActivity) void untilActive().then(observe);
  else observe();
  signal.addEventListener("abort", () => observer.disconnect());
}
