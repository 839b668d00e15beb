import { QUOTE_ID } from "./opens-quote.ts";

const NEAR = `[commandfor=${QUOTE_ID}],#${QUOTE_ID}`;
const SIGNS = ["pointerover", "touchstart", "focusin"];

/** What the visitor does while the live form is on its way. */
export interface Meanwhile {
  readonly isSent: () => boolean;
  /** Ends when no character is half composed. */
  readonly composed: () => Promise<void>;
}

/**
 * Calls `load` when the visitor comes near the quote form, and again when it came to false. Also does what older
 * browsers cannot: obey the buttons, keep Escape away.
 */
export function watchIntent(load: (meanwhile: Meanwhile) => Promise<boolean>): () => void {
  const end = new AbortController();
  const { signal } = end;
  const options = { signal, passive: true };
  const dialog = document.getElementById(QUOTE_ID);
  let state: "waiting" | "loading" | "done" = "waiting";
  let isSent = false;
  let composed = Promise.resolve();

  async function start(): Promise<void> {
    if (state !== "waiting") return;
    state = "loading";
    state = (await load({ isSent: () => isSent, composed: () => composed })) ? "done" : "waiting";
  }
  function notice({ target }: Event): void {
    if (target instanceof Element && target.closest(NEAR)) void start();
  }
  for (const sign of SIGNS) document.addEventListener(sign, notice, options);

  if (!(dialog instanceof HTMLDialogElement)) return () => end.abort();
  if (dialog.open) void start();
  dialog.addEventListener(
    "compositionstart",
    () => {
      composed = new Promise((resolve) => {
        dialog.addEventListener("compositionend", () => resolve(), { once: true });
      });
    },
    options,
  );
  dialog.addEventListener("toggle", () => void start(), options);
  dialog.addEventListener("command", (event) => prefill(Reflect.get(event, "source")), options);

  document.addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (button?.id === "quote-send" && state !== "done") isSent = true;
      if (button?.getAttribute("commandfor") !== QUOTE_ID || Reflect.has(button, "command")) return;
      if (button.getAttribute("command") === "close") return dialog.close();
      dialog.showModal();
      prefill(button);
    },
    options,
  );
  if (!Reflect.has(dialog, "closedBy")) {
    dialog.addEventListener("cancel", (event) => event.preventDefault(), { signal });
    dialog.addEventListener("keydown", (event) => event.key === "Escape" && event.preventDefault(), {
      signal,
    });
  }
  return () => end.abort();
}

/** What the opener suggests goes into an empty description, the plain one or the live one. */
function prefill(opener: unknown): void {
  const text = opener instanceof HTMLElement ? opener.dataset["prefill"] : undefined;
  const message = document.getElementById("quote-message");
  if (!text || !(message instanceof HTMLTextAreaElement) || message.value !== "") return;
  message.setRangeText(text);
  message.dispatchEvent(new Event("input", { bubbles: true }));
}
