import { FORM_ATTRIBUTE, QUOTE_DIALOG_ID, QUOTE_SENT } from "./form-dom.ts";

interface QuoteFormListeners {
  /** Called when the visitor opens the dialog or moves into a form, also again, and at once if the dialog is open. */
  readonly onOpen: () => void;
  readonly onSent: () => void;
  readonly signal?: AbortSignal;
}

/** Watches whether a quote form is opened and sent, but nothing that is typed into it. */
export function watchQuoteForm({ onOpen, onSent, signal }: QuoteFormListeners): void {
  const options = signal && { signal };
  if (isOpenDialog(document.getElementById(QUOTE_DIALOG_ID))) onOpen();
  // Captured, because `toggle` does not bubble.
  document.addEventListener("toggle", ({ target }) => isOpenDialog(target) && onOpen(), {
    ...options,
    capture: true,
  });
  document.addEventListener(
    "focusin",
    ({ target }) => {
      if (target instanceof Element && target.closest(`[${FORM_ATTRIBUTE}]`)) onOpen();
    },
    options,
  );
  document.addEventListener(QUOTE_SENT, onSent, options);
}

function isOpenDialog(element: EventTarget | null): boolean {
  return element instanceof HTMLDialogElement && element.id === QUOTE_DIALOG_ID && element.open;
}
