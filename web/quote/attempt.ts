import * as v from "valibot";

import { getStoredJson, removeStored, setStored } from "#ui/browser-storage.ts";

import { randomId } from "./upload/storage.ts";

const ATTEMPT = "quote-attempt";
const Attempt = v.object({ key: v.string(), body: v.string() });

// Beside the browser's storage, which may be forbidden.
let last: v.InferOutput<typeof Attempt> | undefined;

/** The key under which a request is sent: the same one for the same request, also after a reload, until it is received. */
export function idempotencyKey(body: string): string {
  last ??= getStoredJson("sessionStorage", ATTEMPT, Attempt);
  if (last?.body !== body) {
    last = { key: randomId(), body };
    setStored("sessionStorage", ATTEMPT, JSON.stringify(last));
  }
  return last.key;
}

export function forgetAttempt(): void {
  last = undefined;
  removeStored("sessionStorage", ATTEMPT);
}
