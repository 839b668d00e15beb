import { Receipt } from "contracts/receipt.ts";
import { useSyncExternalStore } from "react";
import * as v from "valibot";

import { getStored } from "#ui/browser/browser-storage.ts";
import { removeStored, setStoredJson } from "#ui/browser/stored-json.ts";

/** The key in sessionStorage of what the admin host said about the last request. It survives a reload of the confirmation. */
const KEY = "quote-receipt";

const Stored = v.pipe(v.string(), v.parseJson(), Receipt);

/** Keeps the answer of the admin host for the confirmation page. A host that says nothing more than “received” leaves nothing. */
export function keepReceipt(data: unknown): void {
  const parsed = v.safeParse(Receipt, data);
  if (parsed.success) setStoredJson("sessionStorage", KEY, parsed.output);
  else removeStored("sessionStorage", KEY);
}

/** What was kept. Undefined on the server and during hydration. */
export function useKeptReceipt(): Receipt | undefined {
  const stored = useSyncExternalStore(
    neverChanges,
    () => getStored("sessionStorage", KEY),
    () => undefined,
  );
  const parsed = v.safeParse(Stored, stored);
  return parsed.success ? parsed.output : undefined;
}

function neverChanges(): () => void {
  return () => undefined;
}
