import { fieldId } from "./field-id.ts";
import { HOST } from "./quote-events.ts";

// A file that is dropped, and what a browser fills in, comes without the others.
const SIGNS = ["pointerover", "touchstart", "focusin", "input", "change"];

/** What the visitor does while the live form is on its way. */
export interface Meanwhile {
  readonly isSent: () => boolean;
  /** Ends when no character is half composed. */
  readonly composed: () => Promise<void>;
}

interface Watch {
  /** Which form of the page. */
  readonly form: string;
  /** What else the visitor comes near to when he comes near to the form: a selector. */
  readonly near?: string;
  /** Gets the live form; called again when it came to false. */
  readonly load: (meanwhile: Meanwhile) => Promise<boolean>;
  readonly signal: AbortSignal;
}

/** Calls `load` when the visitor comes near the form; the function that comes back calls it at once. */
export function watchForm({ form, near, load, signal }: Watch): () => void {
  const host = `[${HOST}="${form}"]`;
  const nearby = near === undefined ? host : `${host},${near}`;
  const options = { signal, passive: true };
  let state: "waiting" | "loading" | "done" = "waiting";
  // The page may have been used before its scripts came (server/page-data/take-over.ts).
  let isSent = document.getElementById(fieldId(form, "send"))?.hasAttribute("data-used") ?? false;
  let composed = Promise.resolve();

  async function start(): Promise<void> {
    if (state !== "waiting") return;
    state = "loading";
    state = (await load({ isSent: () => isSent, composed: () => composed })) ? "done" : "waiting";
  }
  function notice({ target }: Event): void {
    if (target instanceof Element && target.closest(nearby)) void start();
  }
  for (const sign of SIGNS) document.addEventListener(sign, notice, options);

  const element = document.querySelector(host);
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
      isSent = true;
      void start();
    },
    options,
  );
  if (element?.querySelector("[data-used], :focus, :hover")) void start();
  return () => void start();
}
