import { createHash } from "node:crypto";

import { CLIENT_ADDRESS_HEADER } from "contracts/client-address.ts";
import {
  MAX_REQUEST_BYTES,
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
import type { RejectionReason } from "contracts/rejection.ts";
import {
  ChangeRequestPage,
  MAX_CHANGE_BYTES,
  type OpenedAgain,
  ReadRequestPage,
  REQUEST_CHANGE_PATH,
  REQUEST_PAGE_PATH,
  type RequestPage,
} from "contracts/request-page.ts";
import { isSentBySite, isSignedBySite, SITE_SIGNATURE_HEADER } from "contracts/site-signature.ts";
import {
  MissingPages,
  PageStatistic,
  PageVitals,
  SearchStatistic,
  VersionStatistic,
} from "contracts/statistics.ts";
import { SUSPICION_HEADER } from "contracts/suspicion.ts";
import { UploadSignatureRequest } from "contracts/upload.ts";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
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
/** The statuses of rejections. The others have 400. */
const STATUS_OF: Partial<Record<RejectionReason, 404 | 503>> = { linkInvalid: 404, fileNotRemoved: 503 };

/**
 * The routes of the admin host for visitors (docs/behavior.md §8.1). They accept only requests that the site has checked, limited
 * and signed (§8.5). @hono/valibot-validator is not used, because it requires a content type and answers a body that is not JSON
 * with its own message.
 */
export function createPublicRoutes(options: PublicOptions): Hono {
  const { siteUrl, siteSecret, quoteRequests, statistics, bucket, hasFile, onQuoteRequest, log } = options;
  const { pages, links, mailSettings, removeFile } = options;
  const { now = () => new Date() } = options;
  const app = new Hono();

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
      visit,
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

  /** Adds a route that answers requests signed by the site with the result of `handle`. Of those of others, no body is read. */
  function post(path: string, handle: (body: string, context: Context) => Promise<{ data?: unknown }>): void {
    app.post(
      path,
      async (context, next) => {
        if (!isSentBySite(siteSecret, signatureOf(context), path)) throw wrongSignature(context);
        await next();
      },
      limitBody(path === REQUEST_CHANGE_PATH ? MAX_CHANGE_BYTES : MAX_REQUEST_BYTES),
      async (context) => {
        const body = await context.req.text();
        if (!isSignedBySite(siteSecret, signatureOf(context), { path, body })) throw wrongSignature(context);
        return context.json({ code: 200, msg: "success", ...(await handle(body, context)) });
      },
    );
  }

  function wrongSignature(context: Context): HTTPException {
    if (signatureOf(context) !== undefined)
      log.error(
        "A signature of the site is wrong. Check that both sides have the same SANITY_REVALIDATE_SECRET",
        { path: context.req.path },
      );
    return rejection(403, "This request must be sent by the site");
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

  app.onError((error, context) => {
    if (error instanceof RejectedChange) {
      const { reason, message } = error;
      const status = STATUS_OF[reason] ?? 400;
      return context.json({ code: status, msg: message, reason }, status);
    }
    if (error instanceof HTTPException)
      return context.json({ code: error.status, msg: error.message }, error.status);
    log.error("admin API failed", { requestId: context.get("requestId"), path: context.req.path, error });
    return context.json(
      { code: 500, msg: "We couldn't save your request. Please try again in a moment" },
      500,
    );
  });
  return app;
}

function signatureOf({ req }: Context): string | undefined {
  return req.header(SITE_SIGNATURE_HEADER);
}

function limitBody(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: (context) => context.json({ code: 413, msg: "The request is too large" }, 413),
  });
}

/** An error whose message the site shows to the visitor. */
function rejection(status: 400 | 403, message: string): HTTPException {
  return new HTTPException(status, { message });
}

function parse<const Schema extends v.GenericSchema>(schema: Schema, body: string): v.InferOutput<Schema> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const field = v.getDotPath(issue);
  throw rejection(400, field === null ? issue.message : `${field}: ${issue.message}`);
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

/** The key of a request. Includes the content: if a client reuses its key for a different request, that must be stored too. */
function keyOf(header: string | undefined, quoteRequest: QuoteRequest): string | undefined {
  if (header === undefined) return undefined;
  return createHash("sha256").update(header).update(JSON.stringify(quoteRequest)).digest("hex");
}
