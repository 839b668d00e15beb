import { createHash } from "node:crypto";

import { CLIENT_ADDRESS_HEADER } from "contracts/client-address.ts";
import {
  MISSING_PAGES_PATH,
  QUOTE_REQUEST_PATH,
  SEARCHES_PATH,
  STATISTIC_PATH,
  UPLOAD_SIGNATURE_PATH,
  VERSIONS_PATH,
  VITALS_PATH,
} from "contracts/endpoints.ts";
import { PART_REPORT_HEADER, PartReport } from "contracts/part-report.ts";
import { QuoteRequest } from "contracts/quote-request.ts";
import { type Receipt, Visit, VISIT_HEADER, StoredReplyBy } from "contracts/receipt.ts";
import {
  ChangeRequestPage,
  type OpenedAgain,
  ReadRequestPage,
  REQUEST_CHANGE_PATH,
  REQUEST_PAGE_PATH,
  type RequestPage,
} from "contracts/request-page.ts";
import {
  MissingPages,
  PageStatistic,
  PageVitals,
  SearchStatistic,
  VersionStatistic,
} from "contracts/statistics.ts";
import { SUSPICION_HEADER } from "contracts/suspicion.ts";
import { UploadSignatureRequest } from "contracts/upload.ts";
import type { Hono } from "hono";
import type { Bucket } from "oss-storage/download-url.ts";
import type { Log } from "server-kit/log.ts";
import * as v from "valibot";

import { RejectedChange } from "#quote-requests/customer-changes.ts";
import type { MailSettingsTable } from "#quote-requests/mail-settings-table.ts";
import { isOneAddress } from "#quote-requests/mail-texts.ts";
import type { QuoteRequestTable } from "#quote-requests/quote-request-table.ts";
import type { RequestLinks } from "#quote-requests/request-links.ts";
import { repetitionKey, type RequestPageTable } from "#quote-requests/request-page-table.ts";
import {
  type Count,
  countsOfMissingPages,
  countsOfSearch,
  countsOfVersion,
  countsOfView,
  countsOfVitals,
} from "#statistics/counts.ts";
import type { Statistics } from "#statistics/statistics.ts";

import { signUpload } from "./sign-upload.ts";
import { createSiteRoutes, parse, rejection } from "./site-routes.ts";

interface PublicOptions {
  /** The site's URL. Only its pages are counted in the statistics. */
  readonly siteUrl: string;
  /** SANITY_REVALIDATE_SECRET, with which the site signs its requests. */
  readonly siteSecret: string;
  readonly quoteRequests: Pick<QuoteRequestTable, "add">;
  readonly pages: RequestPageTable;
  readonly links: RequestLinks;
  readonly mailSettings: Pick<MailSettingsTable, "get">;
  readonly statistics: Pick<Statistics, "add">;
  readonly bucket: Bucket;
  /** Whether a visitor's file is stored at this address. */
  readonly hasFile: (url: string) => Promise<boolean>;
  readonly removeFile: (url: string) => Promise<void>;
  /** Called after a quote request, or a change of one, is on disk. */
  readonly onQuoteRequest: () => void;
  readonly log: Log;
  readonly now?: () => Date;
}

const MAX_PATH_LENGTH = 300;
/**
 * The routes of the admin host for visitors (docs/behavior.md §8.1).
 */
export function createPublicRoutes(options: PublicOptions): Hono {
  const { siteUrl, siteSecret, quoteRequests, statistics, bucket, hasFile, onQuoteRequest, log } = options;
  const { pages, links, mailSettings, removeFile } = options;
  const { now = () => new Date() } = options;
  const { app, post } = createSiteRoutes({ siteSecret, log });

  post(UPLOAD_SIGNATURE_PATH, async (body, context) => {
    const { filePath } = parse(UploadSignatureRequest, body);
    const address = context.req.header(CLIENT_ADDRESS_HEADER) ?? "unknown";
    return { data: signUpload(bucket, { filePath, address, now: now() }) };
  });

  post(QUOTE_REQUEST_PATH, async (body, context) => {
    const quoteRequest = parse(QuoteRequest, body);
    if (quoteRequest.fileUpload !== "" && !(await hasFile(quoteRequest.fileUpload))) {
      throw new RejectedChange("fileMissing");
    }
    const visit = visitIn(context.req.header(VISIT_HEADER));
    const { isReceiptSent } = await mailSettings.get();
    const added = await quoteRequests.add(quoteRequest, {
      at: now().toISOString(),
      visit,
      isReceiptSent: isReceiptSent && isOneAddress(quoteRequest.email),
      idempotencyKey: keyOf(context.req.header("idempotency-key"), quoteRequest),
      suspicion: suspicionIn(context.req.header(SUSPICION_HEADER)),
      partReport: quoteRequest.fileUpload === "" ? "" : reportIn(context.req.header(PART_REPORT_HEADER)),
      isCounted: context.req.header("x-draft-mode") === undefined,
    });
    if (added === undefined) throw new RejectedChange("fileUsed");
    onQuoteRequest();
    const token = await links.open(added.id, now());
    const replyBy = added.replyBy === null ? null : v.parse(StoredReplyBy, added.replyBy);
    return { data: { number: added.number, token, replyBy } satisfies Receipt };
  });

  post(REQUEST_PAGE_PATH, async (body) => {
    const { token } = parse(ReadRequestPage, body);
    return { data: await readPage(token) };
  });

  post(REQUEST_CHANGE_PATH, async (body, context) => {
    const { token, change } = parse(ChangeRequestPage, body);
    const { quoteRequestId } = await findLink(token);
    const at = now().toISOString();
    if (change.kind === "requestAgain") {
      const visit = visitIn(context.req.header(VISIT_HEADER));
      return { data: await requestAgain(quoteRequestId, { introduction: change.introduction, visit, at }) };
    }
    if (change.kind === "addFile" && !(await hasFile(change.url))) throw new RejectedChange("fileMissing");
    if (change.kind === "removeFile") await removeStoredFile(quoteRequestId, change.id);
    await pages.change(quoteRequestId, change, at);
    onQuoteRequest();
    return { data: await readPage(token) };
  });

  /** Before the request forgets the file: after a failure it still names it, so that it can be removed again. */
  async function removeStoredFile(quoteRequestId: string, fileId: string): Promise<void> {
    const file = await pages.file(quoteRequestId, fileId);
    if (file === undefined) return;
    try {
      await removeFile(file.url);
    } catch (error) {
      log.error("A file that a customer removes could not be deleted", { quoteRequestId, error });
      throw new RejectedChange("fileNotRemoved");
    }
  }

  async function findLink(token: string) {
    const link = await links.find(token, now());
    if (link === undefined) throw new RejectedChange("linkInvalid");
    return link;
  }

  async function readPage(token: string): Promise<RequestPage> {
    const { quoteRequestId, expiresAt } = await findLink(token);
    const page = await pages.read(quoteRequestId);
    // Staff have just deleted it.
    if (page === undefined) throw new RejectedChange("linkInvalid");
    return { ...page, expiresAt };
  }

  async function requestAgain(
    quoteRequestId: string,
    { introduction, visit, at }: { introduction: string; visit: Visit | undefined; at: string },
  ): Promise<OpenedAgain> {
    const repetition = await pages.repetitionOf(quoteRequestId, introduction);
    if (repetition === undefined) throw new RejectedChange("linkInvalid");
    const { isReceiptSent } = await mailSettings.get();
    const added = await quoteRequests.add(repetition.quoteRequest, {
      at,
      visit: visit && inTimeZone(visit, repetition.timeZone),
      idempotencyKey: repetitionKey(quoteRequestId, at),
      isCounted: false,
      repeatedFrom: quoteRequestId,
      isReceiptSent: isReceiptSent && isOneAddress(repetition.quoteRequest.email),
    });
    if (added === undefined) throw new Error("A request without a file was taken for one with a file");
    await pages.setDetails(added.id, repetition.details, at);
    onQuoteRequest();
    return { number: added.number, token: await links.open(added.id, now()) };
  }

  post(STATISTIC_PATH, async (body) => {
    const view = parse(PageStatistic, body);
    return count(countsOfView(pathOf(view), view));
  });

  post(VITALS_PATH, async (body) => {
    const vitals = parse(PageVitals, body);
    return count(countsOfVitals(pathOf(vitals), vitals));
  });

  post(VERSIONS_PATH, async (body) => {
    const statistic = parse(VersionStatistic, body);
    return count(countsOfVersion(pathOf(statistic), statistic));
  });

  post(SEARCHES_PATH, async (body) => count(countsOfSearch(parse(SearchStatistic, body))));
  post(MISSING_PAGES_PATH, async (body) => count(countsOfMissingPages(parse(MissingPages, body))));

  function count(counts: readonly Count[]): object {
    statistics.add(counts, now().toISOString());
    return {};
  }

  /**
   * The path of a page of the site, in lower case, because addresses of a page may differ in capitals (docs/behavior.md §2.2). The site
   * reports only pages that exist.
   */
  function pathOf({ pageUrl }: { readonly pageUrl: string }): string {
    const url = URL.parse(pageUrl, siteUrl);
    if (url?.origin === new URL(siteUrl).origin && url.pathname.length <= MAX_PATH_LENGTH)
      return url.pathname.toLowerCase();
    throw rejection(400, "pageUrl: is not a page of this site");
  }

  return app;
}

/** Why the site suspects that a bot sent a request. The header comes from the visitor's browser. */
function suspicionIn(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  return /^[\w ,.]{1,80}$/.test(header) ? header : "for an unknown reason";
}

/** The report of the part check. A request is worth more than its report, so an unreadable one is left out. */
function reportIn(header: string | undefined): string {
  const parsed = v.safeParse(PartReport, header ?? "");
  return parsed.success ? parsed.output : "";
}

/** What the site told the visitor. A request is worth more, so an unreadable header is left out. */
function visitIn(header: string | undefined): Visit | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Visit), header ?? "");
  return parsed.success ? parsed.output : undefined;
}

/** The page of a request does not know the customer's time zone, which the first request has. */
function inTimeZone(visit: Visit, timeZone: string | undefined): Visit {
  if (visit.replyBy === null || timeZone === undefined) return visit;
  return { ...visit, replyBy: { ...visit.replyBy, timeZone, isTheirs: true } };
}

/** The key of a request. Includes the content: if a client reuses its key for a different request, that must be stored too. */
function keyOf(header: string | undefined, quoteRequest: QuoteRequest): string | undefined {
  if (header === undefined) return undefined;
  return createHash("sha256").update(header).update(JSON.stringify(quoteRequest)).digest("hex");
}
