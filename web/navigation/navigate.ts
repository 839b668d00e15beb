// A separate file, because only the quote form loads it.
import { goTo } from "client-navigation/follow-links.ts";
import { createNavigate } from "client-navigation/navigate.ts";

import { isPrivateAddress } from "./private-address.ts";

/** Goes to an address from code, by the rules of docs/behavior.md §10.6. Throws a NavigationError: see `createNavigate`. */
export function navigate(address: string): void {
  createNavigate({ origin: location.origin, push, assign })(address);
}

/**
 * Google's tags read each new address. If it is private, a new document is loaded, which removes an email address before the tags load,
 * or does not load them.
 */
function push(path: string): void {
  const isPrivate = "dataLayer" in globalThis && isPrivateAddress(location.origin + path);
  (isPrivate ? assign : goTo)(path);
}

function assign(address: string): void {
  location.assign(address);
}
