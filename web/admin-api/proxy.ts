import { CLIENT_ADDRESS_HEADER } from "contracts/client-address.ts";
import { MAX_REQUEST_BYTES, UNSUPPORTED_STATUSES } from "contracts/endpoints.ts";
import { SITE_SIGNATURE_HEADER, signSiteRequest } from "contracts/site-signature.ts";
import { NO_BROWSER, SUSPICION_HEADER } from "contracts/suspicion.ts";
import { clientAddress } from "server-kit/client-address.ts";
import { createNameLimit, createRateLimit } from "server-kit/rate-limit.ts";
import { readLimitedText } from "server-kit/read-limited-text.ts";
import * as v from "valibot";

import { env, readAdminHost } from "#env.ts";

import { FORWARDED_HEADERS } from "./forwarded-headers.ts";
import { addSocketAddress, SOCKET_ADDRESS_HEADER } from "./socket-address.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

// Runs when the module is loaded: Next loads its routes when the server starts.
addSocketAddress();

interface RouteOptions {
  /** For paths outside the specification, which an admin host does not have to support. */
  readonly isOptional?: boolean;
  /** Whether the admin host gets the visitor's address, to limit uploads and receipts by it. */
  readonly sendsAddress?: boolean;
  /** Headers that the site's server adds. The visitor cannot send them. */
  readonly addedHeaders?: (body: string, request: Request) => Promise<Record<string, string>>;
  /** The maximum size of a body. */
  readonly maxBytes?: number;
  /** Whether to forward a body. The others are answered with 204, because nobody waits for an answer. */
  readonly isWanted?: (body: string) => Promise<boolean>;
  /** How many requests of a visitor are accepted in a day. More are rejected, as are more in a minute. */
  readonly maxAcceptedPerDay?: number;
  /** How many bodies of a visitor are forwarded in a day. The others are answered with 204 too. */
  readonly maxRequestsPerDay?: number;
  /** Which name a body has, and how many different ones of a visitor are forwarded in a day. The others are answered with 204 too. */
  readonly names?: { readonly nameIn: (body: string) => string | undefined; readonly maxPerDay: number };
}

declare global {
  /** The counters of all routes, by path and limit. */
  var adminRouteLimits: Map<string, ReturnType<typeof createRateLimit>> | undefined;
}

/**
 * The counter for all routes with this path and limit. It is global, because Next bundles this file twice, and the server loads it too.
 * Otherwise a visitor could send as many requests again in each way: by script, with a form, and with a form that has files.
 */
function limitOf(path: string, maxRequests: number, windowMs: number) {
  const limits = (globalThis.adminRouteLimits ??= new Map());
  const key = `${path} ${maxRequests} ${windowMs}`;
  const limit = limits.get(key) ?? createRateLimit({ maxRequests, windowMs });
  limits.set(key, limit);
  return limit;
}

/**
 * Creates a route that forwards to the same path of the admin host, with a rate limit per visitor. Routes with the same path and limit
 * share it.
 */
export function adminRoute(
  path: string,
  maxRequestsPerMinute: number,
  {
    sendsAddress = false,
    isWanted = async () => true,
    maxAcceptedPerDay = Infinity,
    maxRequestsPerDay = Infinity,
    names,
    ...options
  }: RouteOptions = {},
): (request: Request) => Promise<Response> {
  const perDay = createRateLimit({ maxRequests: maxRequestsPerDay, windowMs: DAY_MS });
  const namesPerDay = createNameLimit({ maxNames: names?.maxPerDay ?? Infinity, windowMs: DAY_MS });
  const limit = limitOf(path, maxRequestsPerMinute, MINUTE_MS);
  const acceptedPerDay = limitOf(path, maxAcceptedPerDay, DAY_MS);
  const hasAllowedName = (body: string, request: Request) => {
    const name = names?.nameIn(body);
    return name === undefined || namesPerDay.allows(addressOf(request), name);
  };
  const proxy = createAdminProxy({
    adminUrl: () => readAdminHost().adminUrl,
    secret: env.revalidateSecret,
    ...options,
    isWanted: async (body, request) =>
      (await isWanted(body)) && hasAllowedName(body, request) && perDay.count(addressOf(request)) === 0,
    limit: (request) => limit.count(addressOf(request)) || acceptedPerDay.count(addressOf(request)),
    ...(sendsAddress ? { addressOf } : {}),
  });
  return (request) => proxy(request, path);
}

function addressOf({ headers }: Request): string {
  return clientAddress({
    forwardedFor: headers.get("x-forwarded-for"),
    socketAddress: headers.get(SOCKET_ADDRESS_HEADER),
    trustedHops: readAdminHost().trustedProxyHops,
  });
}

interface ProxyOptions extends Pick<RouteOptions, "isOptional" | "addedHeaders" | "maxBytes"> {
  /** Whether to forward a body. The others are answered with 204. */
  readonly isWanted?: (body: string, request: Request) => Promise<boolean>;
  /** Called for each request, so that the host can change without a new build. */
  readonly adminUrl: () => string;
  /** Signs the forwarded requests. The admin API rejects unsigned ones. */
  readonly secret: string;
  /** Counts the request. Returns the number of seconds to wait, or 0 if the request is allowed. */
  readonly limit: (request: Request) => number;
  /** The visitor's address, if the admin host gets it. */
  readonly addressOf?: (request: Request) => string;
  readonly fetch?: typeof globalThis.fetch;
  /** The timeout. The default is short, so that the visitor gets a message within five seconds. */
  readonly timeoutMs?: number;
}

/**
 * Forwards a visitor's request to the admin host and returns its response (docs/behavior.md §8.1). Errors have the form `{code,
 * msg}`. No other site can send such a request: a browser asks before it posts JSON to another origin, and nothing here agrees.
 * front-server/site-server.ts rejects all posts from other sites before that.
 */
export function createAdminProxy({
  adminUrl,
  secret,
  limit,
  isOptional = false,
  isWanted = async () => true,
  addedHeaders = async () => ({}),
  maxBytes = MAX_REQUEST_BYTES,
  addressOf: sentAddressOf,
  fetch = globalThis.fetch,
  timeoutMs = 4500,
}: ProxyOptions) {
  return async function handle(request: Request, path: string): Promise<Response> {
    if (!isJson(request)) return reject(415, "The request is not of the type application/json");
    const waitSeconds = limit(request);
    if (waitSeconds > 0) {
      const message = `Too many requests. Please try again in ${waitSeconds} seconds`;
      return reject(429, message, { "retry-after": String(waitSeconds) });
    }
    const body = await readLimitedText(request, maxBytes);
    if (body === undefined) return reject(413, "The request is too large");
    if (!(await isWanted(body, request))) return new Response(null, { status: 204 });
    const headers = {
      ...forwardedHeaders(request),
      ...(sentAddressOf ? { [CLIENT_ADDRESS_HEADER]: sentAddressOf(request) } : {}),
      ...(await addedHeaders(body, request)),
      [SITE_SIGNATURE_HEADER]: signSiteRequest(secret, { path, body }),
    };
    return forward(`${adminUrl()}${path}`, headers, body);
  };

  async function forward(url: string, headers: Record<string, string>, body: string): Promise<Response> {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(url, { method: "POST", headers, body, signal, redirect: "manual" });
      if (isOptional && UNSUPPORTED_STATUSES.includes(response.status))
        return new Response(null, { status: 204 });
      const text = await response.text();
      return isJsonOrEmpty(text)
        ? respond(response.status, text)
        : badGateway(url, `status ${response.status} without JSON`);
    } catch (error) {
      if (error instanceof DOMException && error.name === "TimeoutError") {
        console.error(`The admin host did not respond to POST ${url} within ${timeoutMs} ms`);
        return reject(504, "Our server took too long to answer");
      }
      return badGateway(url, error);
    }
  }
}

function badGateway(url: string, reason: unknown): Response {
  console.error(`POST ${url} failed at the admin host:`, reason);
  return reject(502, "Our server can't be reached right now");
}

function isJson({ headers }: Request): boolean {
  return /^application\/json\s*(?:;|$)/i.test(headers.get("content-type") ?? "");
}

function forwardedHeaders({ headers }: Request): Record<string, string> {
  const forwarded = FORWARDED_HEADERS.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  // A request that was not sent by a browser is accepted, but marked.
  const suspicion = headers.has("origin") ? {} : { [SUSPICION_HEADER]: NO_BROWSER };
  return { "content-type": "application/json", ...suspicion, ...Object.fromEntries(forwarded) };
}

/** Whether the response is JSON or empty. Anything else is an error of the admin host. The browser logs an empty response. */
function isJsonOrEmpty(text: string): boolean {
  return text === "" || v.is(v.pipe(v.string(), v.parseJson()), text);
}

function reject(status: number, msg: string, headers: Record<string, string> = {}): Response {
  return respond(status, JSON.stringify({ code: status, msg }), headers);
}

function respond(status: number, body: string, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    status,
    headers: { "content-type": "application/json", "cache-control": "no-store", ...headers },
  });
}
