import { Reply } from "contracts/reply.ts";
import * as v from "valibot";

import { browserWords } from "#locale/browser-words.ts";
import type { Words } from "#locale/catalogs.ts";
import * as english from "#locale/en/admin-api.ts";

import { tokenHeader } from "./token.ts";

/** Browsers reject a larger body of a request that outlives its page: 64 KiB for all of them together. */
const MAX_KEEPALIVE_LENGTH = 60_000;

/** The result of a request to the admin API. */
export type ApiResult =
  /** Code 200. */
  | { readonly kind: "received"; readonly data: unknown }
  /** `message` is for the visitor. `error` is set when the HTTP request itself failed, and `reason` if the admin API gives one. */
  | {
      readonly kind: "rejected";
      readonly message: string;
      readonly error?: RequestError;
      readonly reason?: string;
    };

/** docs/behavior.md §8.3. The status is 0 without a response. */
export class RequestError extends Error {
  override readonly name = "RequestError";

  readonly status: number;

  constructor(url: string, status: number, options?: ErrorOptions) {
    super(`fail to POST ${url} ${status}`, options);
    this.status = status;
  }
}

interface ClientOptions {
  readonly fetch?: typeof globalThis.fetch;
  readonly token?: () => { readonly token?: string };
  readonly timeoutMs?: number;
  readonly words?: Words["adminApi"];
  /** Ends a request, which is then rejected. */
  readonly signal?: AbortSignal | undefined;
}

/** Whether browsers finish sending a body of this size after its page is closed. */
export function outlivesPage(body: string): boolean {
  return body.length <= MAX_KEEPALIVE_LENGTH;
}

/**
 * Posts to the admin API through the site's own origin (docs/behavior.md §8.1). Never throws: the result is also `rejected` if the
 * connection is lost or the response is malformed.
 */
export function createAdminClient({
  fetch = globalThis.fetch,
  token = tokenHeader,
  timeoutMs = 15_000,
  words = browserWords(english).adminApi,
  signal,
}: ClientOptions = {}) {
  return async function post(
    url: string,
    json: string,
    headers: Record<string, string> = {},
  ): Promise<ApiResult> {
    let status = 0;
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", ...token(), ...headers },
        body: json,
        keepalive: outlivesPage(json),
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
      });
      ({ status } = response);
      return parseReply(url, response, await response.text(), words);
    } catch (cause) {
      const isTimeout = cause instanceof DOMException && cause.name === "TimeoutError";
      return {
        kind: "rejected",
        message: isTimeout ? words.timeout(timeoutMs / 1000) : words.connectionLost,
        error: new RequestError(url, status, { cause }),
      };
    }
  };
}

function parseReply(
  url: string,
  { ok, status }: Response,
  text: string,
  words: Words["adminApi"],
): ApiResult {
  // docs/behavior.md §8.4: an empty response logs an error.
  if (text === "") console.error(`The response to POST ${url} is empty`);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Reply), text);
  if (!parsed.success) {
    return { kind: "rejected", message: words.unreadable, error: new RequestError(url, status) };
  }
  const { code, msg, reason, data } = parsed.output;
  if (code === 200 && ok) return { kind: "received", data };
  const message = code === 102 ? words.sessionEnded : words.rejected(code, msg ?? "", reason);
  return {
    kind: "rejected",
    message,
    ...(reason === undefined ? {} : { reason }),
    ...(ok ? {} : { error: new RequestError(url, status) }),
  };
}
