import type { IncomingMessage } from "node:http";

import { MISSING_PAGES_PATH, UNSUPPORTED_STATUSES } from "contracts/endpoints.ts";
import { isPagePath } from "contracts/page-path.ts";
import { SITE_SIGNATURE_HEADER, signSiteRequest } from "contracts/site-signature.ts";
import { MAX_REPORTED_PATHS } from "contracts/statistics.ts";
import { createRateLimit } from "server-kit/rate-limit.ts";

interface Options {
  /** The URL of the admin host. Called for each report. */
  readonly adminUrl: () => string;
  /** Signs the report, like the forwarded API calls of browsers. */
  readonly secret: string;
  readonly visitorAddress: (request: IncomingMessage) => string;
  readonly onError: (error: unknown) => void;
  readonly fetch?: typeof globalThis.fetch;
}

/** The limit for one IP address. A visitor who follows old links opens only a few pages. */
const MAX_COUNTED_PER_DAY = 25;
const DAY_MS = 24 * 60 * 60_000;
const REPORT_INTERVAL_MS = 30_000;
const TIMEOUT_MS = 5000;

export type MissingPageCount = ReturnType<typeof createMissingPageCount>;

/**
 * Counts the visits to pages that do not exist, and reports them to the admin host (docs/behavior.md §19.6). Counts only people
 * with a browser, and only paths that a page of this site or a former one could have: no query strings, pictures, scripts or probes
 * by bots. The report contains no IP address, and only the day of a visit.
 */
export function createMissingPageCount({
  adminUrl,
  secret,
  visitorAddress,
  onError,
  fetch = globalThis.fetch,
}: Options) {
  const limit = createRateLimit({ maxRequests: MAX_COUNTED_PER_DAY, windowMs: DAY_MS });
  let visits = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  async function report(): Promise<void> {
    timer = undefined;
    const pages = [...visits].map(([path, count]) => ({ path, visits: count }));
    visits = new Map();
    if (pages.length === 0) return;
    const body = JSON.stringify({ pages });
    const signature = signSiteRequest(secret, { path: MISSING_PAGES_PATH, body });
    try {
      const { ok, status } = await fetch(adminUrl() + MISSING_PAGES_PATH, {
        method: "POST",
        headers: { "content-type": "application/json", [SITE_SIGNATURE_HEADER]: signature },
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!ok && !UNSUPPORTED_STATUSES.includes(status))
        onError(new Error(`The admin host answered with status ${status}`));
    } catch (error) {
      onError(error);
    }
  }

  return {
    /** Counts one visit, ignoring the case of the path. */
    add(opened: string, request: IncomingMessage): void {
      const path = opened.toLowerCase();
      if (!isVisit(request) || !isPagePath(path)) return;
      if (visits.size >= MAX_REPORTED_PATHS && !visits.has(path)) return;
      if (limit.count(visitorAddress(request)) > 0) return;
      visits.set(path, (visits.get(path) ?? 0) + 1);
      timer ??= setTimeout(() => void report(), REPORT_INTERVAL_MS).unref();
    },
    report,
  };
}

/** Whether a person opened the page in a browser and allows tracking. Bots do not send the Sec-Fetch headers. */
function isVisit({ method, headers }: IncomingMessage): boolean {
  return (
    method === "GET" &&
    headers["sec-fetch-dest"] === "document" &&
    headers["sec-fetch-mode"] === "navigate" &&
    headers["dnt"] !== "1" &&
    headers["sec-gpc"] !== "1"
  );
}
