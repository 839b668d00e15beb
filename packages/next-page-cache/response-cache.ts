import { setTimeout } from "node:timers/promises";

import {
  type CachedResponse,
  createPrepare,
  isSameLifetime,
  lifetimeOf,
  type PrepareOptions,
  versionOf,
} from "./cached-response.ts";
import type { BufferedResponse } from "./inner-server.ts";

export type Loaded =
  | { readonly kind: "cached"; readonly cached: CachedResponse }
  /** A response for this request only, such as an error or a redirect. */
  | { readonly kind: "uncacheable"; readonly response: BufferedResponse }
  /** Next did not respond, and there is no older response. */
  | { readonly kind: "unavailable" };

export type ResponseCache = ReturnType<typeof createResponseCache>;

interface Entry {
  readonly cached: CachedResponse;
  /** The payload of the previous version: a visitor may have received that page just before the publish. */
  readonly previousPayload: CachedResponse | undefined;
  /** The value of `publishCount` when the fetch began. */
  readonly forPublish: number;
  readonly freshUntil: number;
}

interface Attempt {
  readonly response?: BufferedResponse;
  readonly isFailure: boolean;
}

interface Options extends PrepareOptions {
  /** Throws if there is no response within `timeoutMs`. */
  readonly fetchFromNext: (path: string, timeoutMs: number) => Promise<BufferedResponse>;
  /** Whether a response is an error for which an older page should be sent instead. */
  readonly isFailure: (path: string, response: BufferedResponse) => Promise<boolean>;
  /** Reads a page that Next has stored on disk. Called when Next fails. */
  readonly readPage: (path: string) => Promise<BufferedResponse | undefined>;
  readonly onFailure: (path: string, reason: unknown) => void;
  readonly maxBytes?: number;
  readonly now?: () => number;
  readonly pause?: (ms: number) => Promise<unknown>;
}

/** Shorter if an older page is in the cache: it is sent instead. */
const TIMEOUT_MS = 5000;
const TIMEOUT_WITHOUT_STALE_MS = 15_000;

/** How long after a failure Next is asked again. */
const RETRY_MS = 1000;

/** The delays between retries while the source of the content restarts and there is no older page. */
const RETRY_DELAYS_MS = [250, 500, 1000];

/**
 * Keeps compressed pages and files in memory. A publish makes all of them outdated. Each is fetched from Next again when it is
 * requested; Next knows from its cache tags what changed. Requests for the same path share one fetch (request coalescing). While
 * Next fails, the last good page is sent (stale-if-error).
 */
export function createResponseCache({
  fetchFromNext,
  isFailure,
  readPage,
  onFailure,
  maxBytes = 96 * 1024 * 1024,
  now = Date.now,
  pause = setTimeout,
  ...preparing
}: Options) {
  const prepare = createPrepare(preparing);
  const entries = new Map<string, Entry>();
  const inFlight = new Map<string, { readonly forPublish: number; readonly loaded: Promise<Loaded> }>();
  /** The number of publishes since this process started. A response that was fetched before the last one is outdated. */
  let publishCount = 0;

  async function fetchAndKeep(path: string, forPublish: number): Promise<Loaded> {
    const old = entries.get(path)?.cached;
    const timeoutMs = old ? TIMEOUT_MS : TIMEOUT_WITHOUT_STALE_MS;
    let attempt = await fetchOnce(path, timeoutMs);
    const stale = attempt.isFailure ? (old ?? (await readStale(path))) : undefined;
    for (const pauseMs of stale ? [] : RETRY_DELAYS_MS) {
      // Who has waited for a response that did not come does not wait once more.
      if (!attempt.isFailure || !attempt.response) break;
      await pause(pauseMs);
      attempt = await fetchOnce(path, timeoutMs);
    }

    const { response } = attempt;
    if (response && !attempt.isFailure) return keepResponse(path, response, forPublish, old);
    if (stale) {
      keep(path, stale, forPublish, now() + RETRY_MS);
      return { kind: "cached", cached: stale };
    }
    return response ? { kind: "uncacheable", response } : { kind: "unavailable" };
  }

  /** Without a response, Next did not answer in time. */
  async function fetchOnce(path: string, timeoutMs: number): Promise<Attempt> {
    try {
      const response = await fetchFromNext(path, timeoutMs);
      const hasFailed = await isFailure(path, response);
      if (hasFailed) onFailure(path, `status ${response.status}`);
      return { response, isFailure: hasFailed };
    } catch (error) {
      onFailure(path, error);
      return { isFailure: true };
    }
  }

  /** The page that Next has stored, for one that has not been requested since this process started. */
  async function readStale(path: string): Promise<CachedResponse | undefined> {
    const stored = await readPage(path);
    return stored && prepare(path, stored, versionOf(stored), { ms: RETRY_MS });
  }

  function keepResponse(
    path: string,
    response: BufferedResponse,
    forPublish: number,
    old: CachedResponse | undefined,
  ): Loaded {
    const lifetime = lifetimeOf(response);
    if (lifetime === undefined) {
      entries.delete(path);
      return { kind: "uncacheable", response };
    }
    const version = versionOf(response);
    const isUnchanged =
      old?.version === version &&
      old.response.headers["content-type"] === response.headers["content-type"] &&
      isSameLifetime(old.lifetime, lifetime);
    // An unchanged page keeps its compressed bytes.
    const cached = isUnchanged ? old : prepare(path, response, version, lifetime);
    keep(path, cached, forPublish, lifetime === "immutable" ? Number.POSITIVE_INFINITY : now() + lifetime.ms);
    return { kind: "cached", cached };
  }

  /** Drops the oldest entries when the memory is full. */
  function keep(path: string, cached: CachedResponse, forPublish: number, freshUntil: number): void {
    const old = entries.get(path);
    const previousPayload =
      old && old.cached.version !== cached.version ? old.cached.payload : old?.previousPayload;
    entries.delete(path);
    entries.set(path, { cached, previousPayload, forPublish, freshUntil });
    let bytes = sumBytes(entries.values());
    for (const [oldest, entry] of entries) {
      if (bytes <= maxBytes || oldest === path) break;
      entries.delete(oldest);
      bytes -= bytesOf(entry);
    }
  }

  function isFresh(entry: Entry): boolean {
    return (
      entry.cached.lifetime === "immutable" || (entry.forPublish === publishCount && now() < entry.freshUntil)
    );
  }

  /** The cached response, if it is still valid. */
  function get(path: string): CachedResponse | undefined {
    const entry = entries.get(path);
    return entry && isFresh(entry) ? entry.cached : undefined;
  }

  /** Fetches from Next. Requests for the same path share one fetch. */
  async function load(path: string): Promise<Loaded> {
    const current = inFlight.get(path);
    // A fetch that began before a publish may return the old content.
    if (current?.forPublish === publishCount) return current.loaded;
    const request = { forPublish: publishCount, loaded: fetchAndKeep(path, publishCount) };
    inFlight.set(path, request);
    try {
      return await request.loaded;
    } finally {
      if (inFlight.get(path) === request) inFlight.delete(path);
    }
  }

  return {
    get,
    load,
    /** Whether the current version is being fetched, so that `load` begins nothing new. */
    isLoading: (path: string) => inFlight.get(path)?.forPublish === publishCount,

    /** Returns the cached response or loads it. Undefined if Next does not send a cacheable one. */
    async getOrLoad(path: string): Promise<CachedResponse | undefined> {
      const fresh = get(path);
      if (fresh) return fresh;
      const loaded = await load(path);
      return loaded.kind === "cached" ? loaded.cached : undefined;
    },

    /** Returns the payload of exactly this version of a page. */
    getPayload(path: string, version: string): CachedResponse | undefined {
      const { cached, previousPayload } = entries.get(path) ?? {};
      return [cached?.payload, previousPayload].find((payload) => payload?.version === version);
    },

    /** Call after a publish. Makes everything but immutable files outdated. */
    expire(): void {
      publishCount += 1;
    },

    size: () => ({ responses: entries.size, bytes: sumBytes(entries.values()) }),
  };
}

function sumBytes(entries: Iterable<Entry>): number {
  let bytes = 0;
  for (const entry of entries) bytes += bytesOf(entry);
  return bytes;
}

function bytesOf({ cached, previousPayload }: Entry): number {
  return [cached, cached.payload, previousPayload].reduce(
    (bytes, each) => bytes + (each?.encodings.bytes() ?? 0),
    0,
  );
}
