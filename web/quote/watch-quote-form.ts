import { FORM_ATTRIBUTE, QUOTE_DIALOG_ID, QUOTE_SENT } from "./form-dom.ts";

/**
 * Watches whether a quote form is opened and sent, but nothing that is typed into it. `onOpen` is called at once if the dialog is open, and
 * each time that the visitor opens it or moves into a form.
 */
export function watchQuoteForm(onOpen: () => void, onSent: () => void): void {
  if (isOpenDialog(document.getElementById(QUOTE_DIALOG_ID))) onOpen();
  // Captured, because `toggle` does not bubble.
  document.addEventListener("toggle", ({ target }) => isOpenDialog(target) && onOpen(), { capture: true });
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.closest(`[${FORM_ATTRIBUTE}]`)) onOpen();
  });
  document.addEventListener(QUOTE_SENT, onSent);
}

function isOpenDialog(element: EventTarget | null): boolean {
  return element instanceof HTMLDialogElement && element.id === QUOTE_DIALOG_ID && element.open;
}
