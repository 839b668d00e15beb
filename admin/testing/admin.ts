import { Reply } from "contracts/reply.ts";
import { SITE_SIGNATURE_HEADER, signSiteRequest } from "contracts/site-signature.ts";
import { createErrorHandler } from "hono-kit/errors.ts";
import type { Identity } from "hono-kit/sanity-identity.ts";
import { createLog } from "server-kit/log.ts";
import * as v from "valibot";

import { createPublicRoutes } from "#http/public-routes.ts";
import { createStaffRoutes } from "#http/staff-routes.ts";
import { createErase } from "#quote-requests/erase.ts";
import { createMailSettingsTable } from "#quote-requests/mail-settings-table.ts";
import { createWriteMail } from "#quote-requests/mail-texts.ts";
import { createFailedMails, mails } from "#quote-requests/mails.ts";
import { createQuoteRequestTable } from "#quote-requests/quote-request-table.ts";
import { createRequestLinks } from "#quote-requests/request-links.ts";
import { createRequestPageTable } from "#quote-requests/request-page-table.ts";
import { openStatistics } from "#statistics/statistics.ts";

import { openTestDatabase } from "./database.ts";

const SITE_SECRET = "a-secret-of-the-site";
const SITE_URL = "https://www.example.com";

/** The admin API over a new database, at noon of 2026-11-21, with two stored files. For tests. */
export async function createTestAdmin({
  role = "editor",
  sendsMail = true,
}: { role?: Identity["role"]; sendsMail?: boolean } = {}) {
  let time = Date.parse("2026-11-21T12:00:00.000Z");
  const now = () => new Date(time);
  const database = await openTestDatabase();
  const quoteRequests = createQuoteRequestTable(database);
  const log = createLog("error", () => undefined);
  // Stored only when a test reads them.
  const statistics = openStatistics(database, log, { intervalMs: 1_000_000 });
  const removedFiles: string[] = [];
  const mailSettings = createMailSettingsTable(database);
  const pages = createRequestPageTable(database);
  const links = createRequestLinks(database, SITE_SECRET);
  let isStorageBroken = false;
  let isDiskFull = false;
  const removeFile = async (url: string) => {
    if (isStorageBroken) throw new Error("The bucket did not delete the file");
    removedFiles.push(url);
  };
  const bucket = {
    name: "quote-requests",
    host: "https://files.example",
    accessKey: { id: "key-id", secret: "secret" },
  };
  const visitor = createPublicRoutes({
    siteUrl: SITE_URL,
    siteSecret: SITE_SECRET,
    quoteRequests,
    pages,
    links,
    mailSettings,
    removeFile,
    statistics,
    bucket,
    hasFile: async (url) =>
      /^https:\/\/files\.example\/(?:quote\/a\/(?:part\.step|locked\.zip)|details\/a\/\w+\.pdf)$/.test(url),
    hasSpace: async () => !isDiskFull,
    onQuoteRequest: () => undefined,
    log,
    now,
  });
  const staff = createStaffRoutes({
    quoteRequests,
    pages,
    links,
    siteUrl: SITE_URL,
    onQuestion: () => undefined,
    eraseQuoteRequests: createErase(database, removeFile),
    statistics,
    mailSettings,
    failedMails: createFailedMails(database),
    serverRecipient: sendsMail ? "staff@example.com" : undefined,
    bucket,
    riskOf: async (key) => (key === "quote/a/locked.zip" ? "it is locked with a password" : undefined),
    areUploadsLimited: async () => isDiskFull,
    identify: async () => ({ id: "grace", role }),
    now,
  });
  staff.onError(createErrorHandler(log));
  return {
    database,
    staff,
    statistics,
    /** The addresses of the files that were deleted with their quote requests. */
    removedFiles,
    /** From now on, no file can be deleted until the returned function is called. */
    breakStorage: () => {
      isStorageBroken = true;
      return () => void (isStorageBroken = false);
    },
    /** From now on, only what is reserved of the disk is left. */
    fillDisk: () => void (isDiskFull = true),
    outbox: mails.open(database),
    now,
    pages,
    links,
    mailSettings,
    /** Lets time pass. */
    later: (ms: number) => void (time += ms),
    /** Writes a mail of the outbox as the mailer does. */
    write: createWriteMail({
      database,
      quoteRequests,
      pages,
      links,
      mailSettings,
      serverRecipient: "staff@example.com",
      siteUrl: SITE_URL,
      studioUrl: "https://studio.example.com",
    }),
    /** All quote requests that are stored. */
    all: async () => (await quoteRequests.find({ limit: 100, offset: 0 })).quoteRequests,
    /** The routes that the site's server calls. */
    visitor,
    /** Posts as the site's server does. A header that is undefined is not sent. */
    send: async (path: string, content: unknown, headers: Record<string, string | undefined> = {}) => {
      const body = typeof content === "string" ? content : JSON.stringify(content);
      const signature = signSiteRequest(SITE_SECRET, { path, body });
      const all = Object.entries({ [SITE_SIGNATURE_HEADER]: signature, ...headers });
      const sent = all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
      return visitor.request(path, { method: "POST", body, headers: Object.fromEntries(sent) });
    },
  };
}

/** A response of the admin API: its status, its message, and its data if they have the form of a contract. */
export async function readReply<const Schema extends v.GenericSchema>(response: Response, schema: Schema) {
  const { msg, data } = v.parse(Reply, await response.json());
  const parsed = v.safeParse(schema, data);
  return { status: response.status, msg, data: parsed.success ? parsed.output : undefined };
}
