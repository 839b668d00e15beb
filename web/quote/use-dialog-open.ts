import { useSyncExternalStore } from "react";

import { QUOTE_ID } from "./opens-quote.ts";

/** Whether the quote dialog is open. */
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

function subscribe(changed: () => void): () => void {
  const end = new AbortController();
  dialogElement()?.addEventListener("toggle", changed, { signal: end.signal });
  dialogElement()?.addEventListener("close", keepFocus, { signal: end.signal });
  return () => end.abort();
}

function isOpen(): boolean {
  return dialogElement()?.open ?? false;
}

function dialogElement(): HTMLDialogElement | undefined {
  const element = document.getElementById(QUOTE_ID);
  return element instanceof HTMLDialogElement ? element : undefined;
}

/** The browser gives the focus back to the opener. One in a menu is gone with its menu: then the menu's button gets it. */
function keepFocus(): void {
  if (isSeen(document.activeElement)) return;
  [...document.querySelectorAll<HTMLElement>("[popoverTarget]")].find(isSeen)?.focus();
}

function isSeen(element: Element | null): boolean {
  return element !== document.body && element?.checkVisibility({ visibilityProperty: true }) === true;
}
