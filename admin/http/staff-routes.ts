import { vValidator } from "@hono/valibot-validator";
import { MailSettings, STAFF_MAIL_PATH } from "contracts/mail-settings.ts";
import {
  type Download,
  type Erased,
  ErasureQuery,
  ExportQuery,
  ListQuery,
  Period,
  QuoteRequestChange,
  STAFF_QUOTE_REQUESTS_PATH,
  STAFF_STATISTICS_PATH,
  STAFF_VERSIONS_PATH,
  StaffPageChange,
  type StaffQuoteRequest,
  type StaffRequestPage,
  VersionQuery,
} from "contracts/staff.ts";
import { type Context, Hono } from "hono";
import { limitBody } from "hono-kit/errors.ts";
import type { Identify, Identity } from "hono-kit/sanity-identity.ts";
import { type Bucket, downloadHeader, downloadUrl } from "oss-storage/download-url.ts";
import type * as v from "valibot";

import { quoteRequestsToCsv } from "#quote-requests/csv.ts";
import type { EraseQuoteRequests } from "#quote-requests/erase.ts";
import type { MailSettingsTable } from "#quote-requests/mail-settings-table.ts";
import { isOneAddress } from "#quote-requests/mail-texts.ts";
import type { createFailedMails } from "#quote-requests/mails.ts";
import type { QuoteRequestTable } from "#quote-requests/quote-request-table.ts";
import type { RequestLinks } from "#quote-requests/request-links.ts";
import type { RequestPageTable } from "#quote-requests/request-page-table.ts";
import type { Statistics } from "#statistics/statistics.ts";

/** Hono's types for the staff routes: the values that middleware stores in the request context. */
interface StaffEnv {
  Variables: { identity: Identity };
}

interface StaffOptions {
  readonly quoteRequests: QuoteRequestTable;
  readonly pages: RequestPageTable;
  readonly links: RequestLinks;
  /** The site's URL, for the links to the pages of requests. */
  readonly siteUrl: string;
  /** Called after a question to a customer is on disk. */
  readonly onQuestion: () => void;
  readonly eraseQuoteRequests: EraseQuoteRequests;
  readonly statistics: Pick<Statistics, "usage" | "versionUsage">;
  readonly mailSettings: MailSettingsTable;
  readonly failedMails: ReturnType<typeof createFailedMails>;
  /** MAIL_TO. Undefined if the server sends no mail. */
  readonly serverRecipient: string | undefined;
  readonly bucket: Bucket;
  /** The reason why the file with this key is in quarantine. Undefined if it is not. */
  readonly riskOf: (key: string) => Promise<string | undefined>;
  readonly areUploadsLimited: () => Promise<boolean>;
  readonly identify: Identify;
  readonly now?: () => Date;
}

/** Long enough to start a download. */
const DOWNLOAD_SECONDS = 300;
/** How long staff are told of mails to them that were given up. */
const FAILED_MAILS_MS = 30 * 24 * 3_600_000;
const MAX_BODY_BYTES = 64 * 1024;
const NOT_FOUND = { code: 404, msg: "This quote request doesn't exist" };
const CONFLICT = { code: 409, msg: "Someone else has changed this quote request in the meantime" };
const EXPORT = `${STAFF_QUOTE_REQUESTS_PATH}.csv` as const;
const ONE = `${STAFF_QUOTE_REQUESTS_PATH}/:id` as const;

/** The routes for the Studio's tool: quote requests and statistics. Only editors and administrators may use them. */
export function createStaffRoutes(options: StaffOptions): Hono<StaffEnv> {
  const { quoteRequests, eraseQuoteRequests, statistics, bucket, riskOf, identify } = options;
  const { mailSettings, failedMails, serverRecipient, pages, links, siteUrl, onQuestion, areUploadsLimited } =
    options;
  const { now = () => new Date() } = options;
  const app = new Hono<StaffEnv>();

  app.use("/staff/*", async (context, next) => {
    const identity = await identify(context.req.raw);
    context.header("cache-control", "private, no-store");
    if (identity.role === "anonymous")
      return context.json({ code: 401, msg: "Sign in to see quote requests" }, 401);
    if (identity.role !== "editor" && identity.role !== "administrator")
      return context.json({ code: 403, msg: "Your role can't view quote requests" }, 403);
    context.set("identity", identity);
    return next();
  });
  app.use("/staff/*", async (context, next) =>
    // Postgres rejects a text with a NUL character.
    context.req.url.includes("%00")
      ? context.json({ code: 400, msg: "The address has a character that cannot be shown" }, 400)
      : next(),
  );
  app.use("/staff/*", limitBody(MAX_BODY_BYTES));

  app.get(STAFF_QUOTE_REQUESTS_PATH, vValidator("query", ListQuery, rejectInvalid), async (context) => {
    const found = await quoteRequests.find(context.req.valid("query"));
    return context.json({ code: 200, data: { ...found, areUploadsLimited: await areUploadsLimited() } });
  });

  app.get(EXPORT, vValidator("query", ExportQuery, rejectInvalid), async (context) => {
    const ids = await quoteRequests.findIds(context.req.valid("query"));
    return context.body(ReadableStream.from(quoteRequestsToCsv(ids, quoteRequests.getAll)), 200, {
      "content-disposition": `attachment; filename="quote-requests-${now().toISOString().slice(0, 10)}.csv"`,
      "content-type": "text/csv; charset=utf-8",
    });
  });

  app.get(ONE, async (context) => {
    const quoteRequest = await quoteRequests.get(context.req.param("id"));
    return quoteRequest ? context.json({ code: 200, data: quoteRequest }) : context.json(NOT_FOUND, 404);
  });

  app.get(`${ONE}/file`, async (context) => {
    const { fileUpload = "", fileName = "" } = (await quoteRequests.get(context.req.param("id"))) ?? {};
    const download = await downloadOf({ url: fileUpload, name: fileName });
    return download
      ? context.json({ code: 200, data: download })
      : context.json({ code: 404, msg: "This quote request has no file here" }, 404);
  });

  app.get(`${ONE}/files/:file`, async (context) => {
    const file = await pages.file(context.req.param("id"), context.req.param("file"));
    const download = file && (await downloadOf(file));
    return download
      ? context.json({ code: 200, data: download })
      : context.json({ code: 404, msg: "The customer has removed this file" }, 404);
  });

  /** Undefined if the file is not in this bucket. */
  async function downloadOf({ url, name }: { url: string; name: string }): Promise<Download | undefined> {
    if (!url.startsWith(`${bucket.host}/`)) return undefined;
    const key = url.slice(bucket.host.length + 1);
    const risk = await riskOf(key);
    const expires = Math.floor(now().getTime() / 1000) + DOWNLOAD_SECONDS;
    const signed = downloadUrl(bucket, key, downloadHeader(name, key, risk !== undefined), expires);
    return { url: signed, ...(risk === undefined ? {} : { risk }) };
  }

  async function readPage({ id, email }: StaffQuoteRequest): Promise<StaffRequestPage> {
    const linkExpiresAt = (await links.expiryOf(id, now())) ?? null;
    return { ...(await pages.readForStaff(id)), linkExpiresAt, mailProblem: await mailProblem() };

    async function mailProblem(): Promise<StaffRequestPage["mailProblem"]> {
      if (serverRecipient === undefined) return "server";
      if (!isOneAddress(email)) return "address";
      return (await failedMails.hasToCustomer(id)) ? "rejected" : undefined;
    }
  }

  app.get(`${ONE}/page`, async (context) => {
    const quoteRequest = await quoteRequests.get(context.req.param("id"));
    return quoteRequest
      ? context.json({ code: 200, data: await readPage(quoteRequest) })
      : context.json(NOT_FOUND, 404);
  });

  app.post(`${ONE}/page`, vValidator("json", StaffPageChange, rejectInvalid), async (context) => {
    const id = context.req.param("id");
    const quoteRequest = await quoteRequests.get(id);
    if (quoteRequest === undefined) return context.json(NOT_FOUND, 404);
    const change = context.req.valid("json");
    const by = { author: context.get("identity").id, at: now().toISOString() };
    switch (change.kind) {
      case "progress":
        await pages.setProgress(id, change.progress, by);
        break;
      case "ask":
        await pages.ask(id, change.question, by);
        onQuestion();
        break;
      case "seen":
        await pages.markSeen(id, change.until);
        break;
      case "revokeLink":
        await links.revoke(id, now());
        break;
    }
    return context.json({ code: 200, data: await readPage(quoteRequest) });
  });

  app.post(`${ONE}/link`, async (context) => {
    const id = context.req.param("id");
    if ((await quoteRequests.get(id)) === undefined) return context.json(NOT_FOUND, 404);
    const url = siteUrl + (await links.pathOf(id, now()));
    return context.json({ code: 200, data: { url } });
  });

  app.patch(ONE, vValidator("json", QuoteRequestChange, rejectInvalid), async (context) => {
    const changed = await quoteRequests.change(context.req.param("id"), {
      ...context.req.valid("json"),
      by: context.get("identity").id,
      at: now().toISOString(),
    });
    if (changed === undefined) return context.json(NOT_FOUND, 404);
    const { quoteRequest: data, isConflict } = changed;
    return isConflict ? context.json({ ...CONFLICT, data }, 409) : context.json({ code: 200, data });
  });

  app.delete(ONE, async (context) => {
    const deleted = await eraseQuoteRequests({ id: context.req.param("id") });
    return deleted === 0
      ? context.json(NOT_FOUND, 404)
      : context.json({ code: 200, data: { deleted } satisfies Erased });
  });

  app.delete(STAFF_QUOTE_REQUESTS_PATH, vValidator("query", ErasureQuery, rejectInvalid), async (context) => {
    const deleted = await eraseQuoteRequests(context.req.valid("query"));
    return context.json({ code: 200, data: { deleted } satisfies Erased });
  });

  app.get(STAFF_STATISTICS_PATH, vValidator("query", Period, rejectInvalid), async (context) => {
    const { from, until } = context.req.valid("query");
    return context.json({ code: 200, data: await statistics.usage(from, until) });
  });

  app.get(STAFF_VERSIONS_PATH, vValidator("query", VersionQuery, rejectInvalid), async (context) =>
    context.json({ code: 200, data: await statistics.versionUsage(context.req.valid("query")) }),
  );

  const storedMailSettings = async () => ({
    settings: await mailSettings.get(),
    serverRecipient: serverRecipient ?? null,
    failedMails: await failedMails.countToStaff(new Date(now().getTime() - FAILED_MAILS_MS).toISOString()),
  });
  app.get(STAFF_MAIL_PATH, async (context) => context.json({ code: 200, data: await storedMailSettings() }));

  app.put(STAFF_MAIL_PATH, vValidator("json", MailSettings, rejectInvalid), async (context) => {
    const next = context.req.valid("json");
    const { recipients } = await mailSettings.get();
    const isSame = next.recipients.join("\n") === recipients.join("\n");
    if (!isSame && context.get("identity").role !== "administrator")
      return context.json({ code: 403, msg: "Only administrators change who receives quote requests" }, 403);
    await mailSettings.set(next);
    return context.json({ code: 200, data: await storedMailSettings() });
  });

  return app;
}

/** Answers an invalid request with the first message of its contract. */
function rejectInvalid<Path extends string>(
  { issues }: v.SafeParseResult<v.GenericSchema>,
  context: Context<StaffEnv, Path>,
) {
  return issues && context.json({ code: 400, msg: issues[0].message }, 400);
}
