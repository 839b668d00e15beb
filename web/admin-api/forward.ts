import * as v from "valibot";

import { readLimitedText } from "#limited-text.ts";

export interface ForwardOptions {
  /** Asked for each request, so that another host needs no new build. */
  readonly adminUrl: () => string;
  /** Origins whose pages may call, besides the one that was called. */
  readonly siteUrl: string;
  /** Seconds that the caller must wait; 0 when it need not. */
  readonly take: (request: Request) => number;
  /** Whether the admin host may do without this path. */
  readonly isOptional?: boolean;
  readonly fetch?: typeof globalThis.fetch;
  /** Until the admin host has answered; a visitor is told within five seconds that it did not. */
  readonly timeoutMs?: number;
}

const BODY_BYTES_MOST = 32 * 1024;
/** How a host says that it does not know a path, or not this way. */
const UNKNOWN = new Set([404, 405, 501]);
const PASSED_ON = ["token", "idempotency-key", "x-suspected", "x-request-id"];

/** Hands a visitor's request on to the admin host (Spec §7), and its answer back. Whatever fails is said as `{code, msg}`. */
export function createForward({
  adminUrl,
  siteUrl,
  take,
  isOptional = false,
  fetch = globalThis.fetch,
  timeoutMs = 4500,
}: ForwardOptions) {
  return async function forward(request: Request, path: string): Promise<Response> {
    if (!isFromOurPages(request, siteUrl)) return refusal(403, "The request comes from another site");
    if (!isJson(request)) return refusal(415, "The request is not of the type application/json");
    const waitSeconds = take(request);
    if (waitSeconds > 0) {
      const words = `Too many requests. Please try again in ${waitSeconds} seconds`;
      return refusal(429, words, { "retry-after": String(waitSeconds) });
    }
    const body = await readLimitedText(request, BODY_BYTES_MOST);
    if (body === undefined) return refusal(413, "The request is too large");
    return ask(`${adminUrl()}${path}`, headersOf(request), body);
  };

  async function ask(url: string, headers: Record<string, string>, body: string): Promise<Response> {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await fetch(url, { method: "POST", headers, body, signal, redirect: "manual" });
      if (isOptional && UNKNOWN.has(answer.status)) return new Response(null, { status: 204 });
      const text = await answer.text();
      return isUsable(text)
        ? reply(answer.status, text)
        : unusable(url, `status ${answer.status} without JSON`);
    } catch (error) {
      if (error instanceof DOMException && error.name === "TimeoutError") {
        console.error(`The admin host did not answer POST ${url} within ${timeoutMs} ms`);
        return refusal(504, "Our server took too long to answer");
      }
      return unusable(url, error);
    }
  }
}

function unusable(url: string, reason: unknown): Response {
  console.error(`The admin host failed at POST ${url}:`, reason);
  return refusal(502, "Our server cannot be reached just now");
}

/** A browser says where a request comes from; what says nothing is no browser and holds nobody's session. */
function isFromOurPages({ headers }: Request, siteUrl: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return false;
  const origin = headers.get("origin");
  if (origin === null) return true;
  return origin === new URL(siteUrl).origin || URL.parse(origin)?.host === headers.get("host");
}

function isJson({ headers }: Request): boolean {
  return /^application\/json\s*(?:;|$)/i.test(headers.get("content-type") ?? "");
}

function headersOf({ headers }: Request): Record<string, string> {
  const passed = PASSED_ON.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  // Browsers name the origin of every post. Who does not is a machine: its request is kept, and marked.
  const doubt = headers.has("origin") ? {} : { "x-suspected": "no browser" };
  return { "content-type": "application/json", ...doubt, ...Object.fromEntries(passed) };
}

/** Half an answer is none; an empty one is for the browser to judge. */
function isUsable(text: string): boolean {
  return text === "" || v.is(v.pipe(v.string(), v.parseJson()), text);
}

function refusal(status: number, msg: string, headers: Record<string, string> = {}): Response {
  return reply(status, JSON.stringify({ code: status, msg }), headers);
}

function reply(status: number, body: string, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    status,
    headers: { "content-type": "application/json", "cache-control": "no-store", ...headers },
  });
}
