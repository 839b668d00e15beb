import { USED_ATTRIBUTE } from "#hydration/protocol.ts";

import { DIALOG_FORM, fieldId } from "./field-id.ts";
import { QUOTE_ID } from "./opens-quote.ts";

/** What stands for the dialog in a page: itself, and the buttons that open it. */
export const NEAR_DIALOG = `[commandfor=${QUOTE_ID}],#${QUOTE_ID}`;

/** Calls `opened` when the dialog opens. Also does what older browsers cannot: obey the buttons, keep Escape away. */
export function watchDialog(opened: () => void, signal: AbortSignal): void {
  const dialog = document.getElementById(QUOTE_ID);
  if (!(dialog instanceof HTMLDialogElement)) return;
  const options = { signal, passive: true };
  const arrive = () => {
    // Safari passes over a title that was not visible a moment ago.
    if (dialog.open && !dialog.matches(":focus-within")) dialog.querySelector("h2")?.focus();
    opened();
  };
  // Pressed before hydration, when a browser without invoker commands did not open it.
  const early = document.querySelector(`[commandfor=${QUOTE_ID}][${USED_ATTRIBUTE}]`);
  if (early && !dialog.open && !Reflect.has(early, "command")) dialog.showModal();
  if (dialog.open) {
    prefill(early);
    arrive();
  }
  dialog.addEventListener("toggle", arrive, options);
  dialog.addEventListener("command", (event) => prefill(Reflect.get(event, "source")), options);

  document.addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (button?.getAttribute("commandfor") !== QUOTE_ID || Reflect.has(button, "command")) return;
      if (button.getAttribute("command") === "close") return dialog.close();
      dialog.showModal();
      prefill(button);
      arrive();
    },
    options,
  );
  if (!Reflect.has(dialog, "closedBy")) {
    dialog.addEventListener("cancel", (event) => event.preventDefault(), { signal });
    dialog.addEventListener("keydown", (event) => event.key === "Escape" && event.preventDefault(), {
      signal,
    });
  }
}

/** What the opener suggests goes into an empty description, the plain one or the live one. */
function prefill(opener: unknown): void {
  const text = opener instanceof HTMLElement ? opener.dataset["prefill"] : undefined;
  const message = document.getElementById(fieldId(DIALOG_FORM, "message"));
  if (!text || !(message instanceof HTMLTextAreaElement) || message.value !== "") return;
  message.setRangeText(text);
  message.dispatchEvent(new Event("input", { bubbles: true }));
}
