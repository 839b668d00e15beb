import { USED_ATTRIBUTE } from "#hydration/protocol.ts";

import { fieldId } from "./field-id.ts";
import { HOST } from "./quote-events.ts";

// A file that is dropped, and what a browser fills in, comes without the others.
const SIGNS = ["pointerover", "touchstart", "focusin", "input", "change"];

interface Watch {
  /** Which form of the page. */
  readonly form: string;
  /** What else the visitor comes near to when he comes near to the form: a selector. */
  readonly near?: string;
  /** Loads the live form; called again when it resolved to false. `composed` resolves when no character is half composed. */
  readonly load: (html: Element, composed: () => Promise<void>) => Promise<boolean>;
  readonly signal: AbortSignal;
}

/** Calls `load` when the visitor comes near the form; the function that comes back calls it at once. */
export function watchForm({ form, near, load, signal }: Watch): () => void {
  const host = `[${HOST}="${form}"]`;
  const nearby = near === undefined ? host : `${host},${near}`;
  const options = { signal, passive: true };
  const element = document.querySelector(host);
  let state: "waiting" | "loading" | "done" = "waiting";
  let composed = Promise.resolve();

  async function start(): Promise<void> {
    if (state !== "waiting" || !element) return;
    state = "loading";
    state = (await load(element, () => composed)) ? "done" : "waiting";
  }
  function notice({ target }: Event): void {
    if (target instanceof Element && target.closest(nearby)) void start();
  }
  for (const sign of SIGNS) document.addEventListener(sign, notice, options);

  element?.addEventListener(
    "compositionstart",
    () => {
      composed = new Promise((resolve) => {
        element.addEventListener("compositionend", () => resolve(), { once: true });
      });
    },
    options,
  );
  document.addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (button?.id !== fieldId(form, "send") || state === "done") return;
      button.toggleAttribute(USED_ATTRIBUTE, true);
      void start();
    },
    options,
  );
  if (element?.querySelector(`[${USED_ATTRIBUTE}], :focus, :hover`)) void start();
  return () => void start();
}
