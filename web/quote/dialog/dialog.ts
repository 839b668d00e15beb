import { USED_ATTRIBUTE } from "lazy-islands/used-attribute.ts";

import { DIALOG_FORM, fieldId, QUOTE_DIALOG_ID } from "../form-dom.ts";

// The dialog element itself holds the state of the dialog.

/** Selects the dialog and the buttons that open it. */
export const DIALOG_SELECTOR = `[commandfor=${QUOTE_DIALOG_ID}],#${QUOTE_DIALOG_ID}`;

function dialogElement(): HTMLDialogElement | undefined {
  const element = document.getElementById(QUOTE_DIALOG_ID);
  return element instanceof HTMLDialogElement ? element : undefined;
}

export function openDialog(): void {
  const dialog = dialogElement();
  if (dialog && !dialog.open) dialog.showModal();
}

export function closeDialog(): void {
  dialogElement()?.close();
}

/**
 * Calls `onOpen` when the dialog opens, or now if it is open. Also opens and closes the dialog in browsers without invoker
 * commands, and ignores Escape in browsers without `closedby`.
 */
export function watchDialog(onOpen: () => void, signal: AbortSignal): void {
  const dialog = dialogElement();
  if (!dialog) return;
  const options = { signal, passive: true };
  const notifyOpen = () => {
    // Safari does not focus a title that was invisible until now.
    if (dialog.open && !dialog.matches(":focus-within")) dialog.querySelector("h2")?.focus();
    onOpen();
  };
  // If the button was pressed before hydration, a browser without invoker commands did not open the dialog.
  const pressed = document.querySelector(`[commandfor=${QUOTE_DIALOG_ID}][${USED_ATTRIBUTE}]`);
  if (pressed && !dialog.open && !Reflect.has(pressed, "command")) dialog.showModal();
  if (dialog.open) {
    prefill(pressed);
    notifyOpen();
  }
  dialog.addEventListener("toggle", notifyOpen, options);
  dialog.addEventListener("close", keepFocus, options);
  dialog.addEventListener("command", (event) => prefill(Reflect.get(event, "source")), options);

  document.addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (button?.getAttribute("commandfor") !== QUOTE_DIALOG_ID || Reflect.has(button, "command")) return;
      if (button.getAttribute("command") === "close") return dialog.close();
      dialog.showModal();
      prefill(button);
      notifyOpen();
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

/** Writes the button's suggestion into an empty description, before or after hydration. */
function prefill(button: unknown): void {
  const text = button instanceof HTMLElement ? button.dataset["prefill"] : undefined;
  const message = document.getElementById(fieldId(DIALOG_FORM, "message"));
  if (!text || !(message instanceof HTMLTextAreaElement) || message.value !== "") return;
  message.setRangeText(text);
  message.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * When the dialog closes, the browser focuses the button that opened it. If that is in a closed menu, the menu's button is focused.
 */
function keepFocus(): void {
  if (isVisible(document.activeElement)) return;
  [...document.querySelectorAll<HTMLElement>("[popoverTarget]")].find(isVisible)?.focus();
}

function isVisible(element: Element | null): boolean {
  return element !== document.body && element?.checkVisibility({ visibilityProperty: true }) === true;
}
