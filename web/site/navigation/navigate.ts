import { createNavigate } from "./create-navigate.ts";
import { goTo } from "./follow-links.ts";

/** Goes somewhere by program: see create-navigate.ts for what it refuses. */
export function navigate(address: string, options?: { external?: boolean }): void {
  // Google's tags read each new address. One that holds an e-mail is cleaned before they are loaded anew.
  const isPrivate = /@|%40/.test(address) && "dataLayer" in globalThis;
  createNavigate({ origin: location.origin, push: isPrivate ? assign : goTo, assign })(address, options);
}

function assign(address: string): void {
  location.assign(address);
}
