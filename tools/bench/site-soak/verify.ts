import { storedQuoteRequests } from "../../sandbox/quote-requests.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { readPage } from "../../sandbox/site.ts";
import { waitFor } from "../../sandbox/wait.ts";
import type { PageView, SoakRecord } from "./record.ts";

const VISIBLE_TIMEOUT_MS = 10_000;
/** The tolerance around an outage, because a request may have been open when a process went down or came up. */
const OUTAGE_MARGIN_MS = 250;

/** Everything that was lost or wrong. Both servers must be running again. */
export async function findFaults(sandbox: Sandbox, record: SoakRecord): Promise<string[]> {
  return [
    ...findFailedPageViews(record),
    ...(await findLostQuoteRequests(sandbox, record)),
    ...(await findLostEdits(sandbox, record)),
  ];
}

/**
 * Finds page views that failed. While the site is down, a reader may get no response, but a published page must never return an
 * error.
 */
function findFailedPageViews({ pageViews, outages }: SoakRecord): string[] {
  const siteOutages = outages.filter(({ name }) => name === "site");
  const isDuringOutage = ({ from, until }: PageView) =>
    siteOutages.some(
      (outage) => until >= outage.from - OUTAGE_MARGIN_MS && from <= outage.until + OUTAGE_MARGIN_MS,
    );
  const failed = pageViews.filter((pageView) => pageView.status !== 200 && !isDuringOutage(pageView));
  const byKind = Map.groupBy(failed, ({ path, status }) => `${path} answered ${status}`);
  return [...byKind].map(([kind, [first, ...others]]) => {
    const since = first && (first.from / 1000).toFixed(1);
    return `${kind} ${others.length + 1} times, first after ${since} s`;
  });
}

async function findLostQuoteRequests(sandbox: Sandbox, { quoteRequests }: SoakRecord): Promise<string[]> {
  const faults: string[] = [];
  for (const [email, { fileUpload }] of quoteRequests) {
    const stored = await storedQuoteRequests(sandbox, email);
    if (stored.length !== 1) faults.push(`${email} was acknowledged and is stored ${stored.length} times`);
    else if (stored[0]?.fileUpload !== fileUpload) faults.push(`${email} has lost its file`);
  }
  return faults;
}

async function findLostEdits(sandbox: Sandbox, { edits }: SoakRecord): Promise<string[]> {
  const faults: string[] = [];
  for (const [path, { acknowledged, sent }] of edits) {
    const { body, status } = await waitFor(
      () => readPage(sandbox, path),
      (response) => editIn(response.body) >= acknowledged,
      VISIBLE_TIMEOUT_MS,
    );
    const shown = editIn(body);
    if (shown < acknowledged || shown > sent)
      faults.push(
        `${path} shows edit ${shown} (${status}); ${acknowledged} was acknowledged, ${sent} was sent`,
      );
  }
  return faults;
}

/** The number of the edit that a page shows, or 0 if it shows none. */
function editIn(html: string): number {
  return Number(/<title>Edit (\d+)\./.exec(html)?.[1] ?? 0);
}
