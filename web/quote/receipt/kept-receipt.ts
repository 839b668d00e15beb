import { getStored } from "browser-kit/browser-storage.ts";
import { useSyncExternalStore } from "react";

/**
 * The key in sessionStorage of what the confirmation page says about the request that was just sent (keep-receipt.ts). It survives a
 * reload. It is a query string, so that the page needs no scripts that validate it.
 */
export const KEPT_RECEIPT = "sent-request";

/** What was kept. Undefined on the server and during hydration. */
export function useKeptReceipt(): URLSearchParams | undefined {
  const stored = useSyncExternalStore(
    neverChanges,
    () => getStored("sessionStorage", KEPT_RECEIPT),
    () => undefined,
  );
  return stored ? new URLSearchParams(stored) : undefined;
}

/** For values in the browser's storage that do not change while a page is open. */
export function neverChanges(): () => void {
  return () => undefined;
}
