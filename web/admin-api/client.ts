import { Reply } from "contracts/reply.ts";
import * as v from "valibot";

import { storedToken } from "./stored-token.ts";

/** What comes of a request to the admin API. Nothing that can happen to it throws. */
export type Outcome =
  /** Code 200. */
  | { readonly kind: "received"; readonly data: unknown }
  /** `message` is for the visitor. `error` says what failed, where more failed than the server's consent. */
  | { readonly kind: "refused"; readonly message: string; readonly error?: RequestError };

/** Spec §8. `status` is 0 when there was no answer at all. */
export class RequestError extends Error {
  override readonly name = "RequestError";

  constructor(url: string, status: number, options?: ErrorOptions) {
    super(`fail to POST ${url} ${status}`, options);
  }
}

interface ClientOptions {
  readonly fetch?: typeof globalThis.fetch;
  /** The header `token` of Spec §6, where the browser holds one. */
  readonly token?: () => string | null;
  readonly timeoutMs?: number;
}

/** A request of the site's pages to the admin API, on the site's own origin (Spec §7). */
export function createAdminClient({
  fetch = globalThis.fetch,
  token = storedToken,
  timeoutMs = 15_000,
}: ClientOptions = {}) {
  return async function post(
    url: string,
    body: string,
    headers: Record<string, string> = {},
  ): Promise<Outcome> {
    const held = token();
    let status = 0;
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", ...(held ? { token: held } : {}), ...headers },
        body,
        // Whoever closes the tab right after pressing Send has sent.
        keepalive: true,
        signal: AbortSignal.timeout(timeoutMs),
      });
      ({ status } = response);
      return readAnswer(url, response.ok, status, await response.text());
    } catch (cause) {
      return {
        kind: "refused",
        message: lossOf(cause, timeoutMs),
        error: new RequestError(url, status, { cause }),
      };
    }
  };
}

function readAnswer(url: string, ok: boolean, status: number, text: string): Outcome {
  // Spec §7: an empty response logs an error.
  if (text === "") console.error(`The answer to POST ${url} is empty`);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Reply), text);
  if (!parsed.success) {
    return { kind: "refused", message: UNREADABLE, error: new RequestError(url, status) };
  }
  const { code, msg, data } = parsed.output;
  if (code === 200 && ok) return { kind: "received", data };
  const message = code === 102 ? SESSION_ENDED : msg || `The server refused the request (code ${code}).`;
  return ok
    ? { kind: "refused", message }
    : { kind: "refused", message, error: new RequestError(url, status) };
}

const UNREADABLE = "The server could not take the request just now.";
const SESSION_ENDED = "The server did not accept this visit (code 102). Reload the page and try again.";

function lossOf(cause: unknown, timeoutMs: number): string {
  return cause instanceof DOMException && cause.name === "TimeoutError"
    ? `The server did not answer within ${timeoutMs / 1000} seconds.`
    : "The connection to the server was lost. Check that you are online.";
}
