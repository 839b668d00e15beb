import { HOST } from "./quote-events.ts";

const ACTS = ["pointermove", "scroll", "keydown", "touchstart"];

/**
 * Calls `wanted` when a form in the page is in view and the visitor does anything at all: whoever only reads the page's
 * beginning need not load it.
 */
export function watchInline(form: string, wanted: () => void, signal: AbortSignal): void {
  const element = document.querySelector(`[${HOST}="${form}"]`);
  if (!element) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    for (const act of ACTS) document.addEventListener(act, wanted, { signal, passive: true, once: true });
  });
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());
}
