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
  ReadRequestPage,
  REQUEST_CHANGE_PATH,
  REQUEST_PAGE_PATH,
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
import { type Context, type ErrorHandler, Hono } from "hono";
import { limitBody } from "hono-kit/errors.ts";
import { HTTPException } from "hono/http-exception";
import type { Bucket } from "oss-storage/download-url.ts";
import { comparablePath } from "page-paths/paths.ts";
import type { Log } from "server-kit/log.ts";
import { createRateLimit } from "server-kit/rate-limit.ts";
import * as v from "valibot";

import { RejectedChange } from "#quote-requests/customer-changes.ts";
import { isOneAddress } from "#quote-requests/mail-texts.ts";
import { createRequestPage, type RequestPageOptions } from "#quote-requests/request-page.ts";
import {
  type Count,
  countsOfMissingPages,
  countsOfSearch,
  countsOfVersion,
  countsOfView,
  countsOfVitals,
} from "#statistics/counts.ts";
import type { Statistics } from "#statistics/statistics.ts";

import { addressCode } from "./address-code.ts";
import { signUpload } from "./sign-upload.ts";

interface PublicOptions extends RequestPageOptions {
  /** The site's URL. Only its pages are counted in the statistics. */
  readonly siteUrl: string;
  /** SANITY_REVALIDATE_SECRET, with which the site signs its requests. */
  readonly siteSecret: string;
  readonly statistics: Pick<Statistics, "add">;
  readonly bucket: Bucket;
}

const MAX_PATH_LENGTH = 300;

/** A form without scripts has the same key for everyone. For so long, the same text is taken for a second click. */
const REPETITION_MS = 10 * 60_000;
/** Only the sender knows a random key, which has as many characters at least. */
const SECRET_KEY_LENGTH = 32;

/** The statuses of rejections. The others have 400. */
const STATUS_OF: Partial<Record<RejectionReason, 404 | 503>> = {
  linkInvalid: 404,
  fileNotRemoved: 503,
  noSpace: 503,
};

/**
 * The routes of the admin host for visitors (docs/behavior.md §8.1). They accept only requests that the site has checked, limited and
 * signed (§8.5). @hono/valibot-validator is not used, because it requires a content type and answers a body that is not JSON with its own
 * message.
 */
export function createPublicRoutes(options: PublicOptions): Hono {
  const { siteUrl, siteSecret, quoteRequests, statistics, bucket, hasFile, onQuoteRequest, log } = options;
  const { links, mailSettings, now } = options;
  const app = new Hono();
  app.onError(createErrorHandler(log));

  /** Adds a route for requests signed by the site, whose body is of `schema`. Of requests of others, no body is read. */
  function post<const Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    handle: (input: v.InferOutput<Schema>, context: Context) => Promise<{ data?: unknown }>,
  ): void {
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
        return context.json({ code: 200, msg: "success", ...(await handle(parse(schema, body), context)) });
      },
    );
  }

  // Anyone can send wrong signatures, so only some are logged.
  const wrongSignatures = createRateLimit({ maxRequests: 10, windowMs: 60_000 });

  function wrongSignature(context: Context): HTTPException {
    if (signatureOf(context) !== undefined && wrongSignatures.count("") === 0)
      log.error(
        "A signature of the site is wrong. Check that both sides have the same SANITY_REVALIDATE_SECRET",
        { path: context.req.path },
      );
    return rejection(403, "This request must be sent by the site");
  }

  post(UPLOAD_SIGNATURE_PATH, UploadSignatureRequest, async ({ filePath }, context) => {
    const address = context.req.header(CLIENT_ADDRESS_HEADER) ?? "unknown";
    return { data: signUpload(bucket, { filePath, address, now: now() }) };
  });

  post(QUOTE_REQUEST_PATH, QuoteRequest, async (quoteRequest, context) => {
    if (quoteRequest.fileUpload !== "" && !(await hasFile(quoteRequest.fileUpload))) {
      throw new RejectedChange("fileMissing");
    }
    const key = context.req.header("idempotency-key");
    const { isReceiptSent } = await mailSettings.get();
    const added = await quoteRequests.add(quoteRequest, {
      at: now().toISOString(),
      visit: visitIn(context),
      isReceiptSent: isReceiptSent && isOneAddress(quoteRequest.email),
      sender: senderOf(context),
      idempotencyKey: keyOf(key, quoteRequest),
      suspicion: suspicionIn(context.req.header(SUSPICION_HEADER)),
      partReport: quoteRequest.fileUpload === "" ? "" : reportIn(context.req.header(PART_REPORT_HEADER)),
      isCounted: context.req.header("x-draft-mode") === undefined,
    });
    if (added === undefined) throw new RejectedChange("fileUsed");
    onQuoteRequest();
    const isSender =
      (key?.length ?? 0) >= SECRET_KEY_LENGTH ||
      now().getTime() - Date.parse(added.receivedAt) < REPETITION_MS;
    const token = isSender ? await links.openFirst(added.id, now()) : undefined;
    const replyBy = v.parse(StoredReplyBy, added.replyBy);
    return { data: { number: added.number, token, replyBy } satisfies Receipt };
  });

  const requestPage = (context: Context) =>
    createRequestPage({
      ...options,
      quoteRequests: {
        add: (repeated, received) => quoteRequests.add(repeated, { ...received, sender: senderOf(context) }),
      },
    });
  post(REQUEST_PAGE_PATH, ReadRequestPage, async ({ token }, context) => ({
    data: await requestPage(context).read(token),
  }));
  post(REQUEST_CHANGE_PATH, ChangeRequestPage, async ({ token, change }, context) => ({
    data: await requestPage(context).change(token, change, visitIn(context)),
  }));

  post(STATISTIC_PATH, PageStatistic, async (view) => count(countsOfView(pathOf(view), view)));
  post(VITALS_PATH, PageVitals, async (vitals) => count(countsOfVitals(pathOf(vitals), vitals)));
  post(VERSIONS_PATH, VersionStatistic, async (shown) => count(countsOfVersion(pathOf(shown), shown)));
  post(SEARCHES_PATH, SearchStatistic, async (search) => count(countsOfSearch(search)));
  post(MISSING_PAGES_PATH, MissingPages, async (visits) => count(countsOfMissingPages(visits)));

  /** A code for the visitor, by which receipts are limited. */
  function senderOf({ req }: Context): string | undefined {
    const address = req.header(CLIENT_ADDRESS_HEADER);
    return address && addressCode(bucket.accessKey.secret, { address, now: now() });
  }

  function count(counts: readonly Count[]): object {
    statistics.add(counts, now().toISOString());
    return {};
  }

  /**
   * The path of a page of the site, the same for all spellings of its address (docs/behavior.md §2.2): a visitor can invent any number of
   * them. The site reports only pages that exist.
   */
  function pathOf({ pageUrl }: { readonly pageUrl: string }): string {
    const url = URL.parse(pageUrl, siteUrl);
    if (url?.origin === new URL(siteUrl).origin && url.pathname.length <= MAX_PATH_LENGTH)
      return comparablePath(url.pathname);
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
function visitIn({ req }: Context): Visit | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Visit), req.header(VISIT_HEADER) ?? "");
  return parsed.success ? parsed.output : undefined;
}

/** The key of a request. Includes the content: if a client reuses its key for a different request, that must be stored too. */
function keyOf(header: string | undefined, quoteRequest: QuoteRequest): string | undefined {
  if (header === undefined) return undefined;
  return createHash("sha256").update(header).update(JSON.stringify(quoteRequest)).digest("hex");
}

/** Answers a request that a route rejects. The site shows the message to the visitor. */
function createErrorHandler(log: Log): ErrorHandler {
  return (error, context) => {
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
  };
}

function signatureOf({ req }: Context): string | undefined {
  return req.header(SITE_SIGNATURE_HEADER);
}

/** An error whose message the site shows to the visitor. */
function rejection(status: 400 | 403, message: string): HTTPException {
  return new HTTPException(status, { message });
}

/** Parses a body. Throws an HTTPException with status 400, which names the field. */
function parse<const Schema extends v.GenericSchema>(schema: Schema, body: string): v.InferOutput<Schema> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const field = v.getDotPath(issue);
  throw rejection(400, field === null ? issue.message : `${field}: ${issue.message}`);
}
