import { useSyncExternalStore } from "react";

import { QUOTE_DIALOG_ID } from "../form-dom.ts";

/** Whether the quote dialog is open. The dialog element itself holds this state. */
export function useDialogOpen(): boolean {
  return useSyncExternalStore(subscribe, isOpen, () => false);
}

export function openDialog(): void {
  const dialog = dialogElement();
  if (dialog && !dialog.open) dialog.showModal();
}

export function closeDialog(): void {
  const dialog = dialogElement();
  if (dialog?.open) dialog.close();
}

function subscribe(notify: () => void): () => void {
  const end = new AbortController();
  dialogElement()?.addEventListener("toggle", notify, { signal: end.signal });
  dialogElement()?.addEventListener("close", keepFocus, { signal: end.signal });
  return () => end.abort();
}

function isOpen(): boolean {
  return dialogElement()?.open ?? false;
}

function dialogElement(): HTMLDialogElement | undefined {
  const element = document.getElementById(QUOTE_DIALOG_ID);
  return element instanceof HTMLDialogElement ? element : undefined;
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
