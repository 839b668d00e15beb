import { SITE_SIGNATURE_HEADER, signSiteRequest } from "contracts/site-signature.ts";

import { createErrorHandler } from "#http/errors.ts";
import type { Identity } from "#http/identify-staff.ts";
import { createPublicRoutes } from "#http/public-routes.ts";
import { createStaffRoutes } from "#http/staff-routes.ts";
import { createLog } from "#log.ts";
import { createErase } from "#quote-requests/erase.ts";
import { createMailSettingsTable } from "#quote-requests/mail-settings-table.ts";
import { createOutbox } from "#quote-requests/outbox.ts";
import { createQuoteRequestTable } from "#quote-requests/quote-request-table.ts";
import { openStatistics } from "#statistics/statistics.ts";

import { openTestDatabase } from "./database.ts";

const SITE_SECRET = "a-secret-of-the-site";
const now = () => new Date("2026-11-21T12:00:00.000Z");

/** The admin API over a new database, at noon of 2026-11-21, with two stored files. For tests. */
export async function createTestAdmin({ role = "editor" }: { role?: Identity["role"] } = {}) {
  const database = await openTestDatabase();
  const quoteRequests = createQuoteRequestTable(database);
  const log = createLog("error", () => undefined);
  // Stored only when a test reads them.
  const statistics = openStatistics(database, log, { intervalMs: 1_000_000 });
  const removedFiles: string[] = [];
  const mailSettings = createMailSettingsTable(database);
  const bucket = {
    name: "quote-requests",
    host: "https://files.example",
    accessKey: { id: "key-id", secret: "secret" },
  };
  const visitor = createPublicRoutes({
    siteUrl: "https://www.example.com",
    siteSecret: SITE_SECRET,
    quoteRequests,
    statistics,
    bucket,
    hasFile: async (url) => /^https:\/\/files\.example\/quote\/a\/(?:part\.step|locked\.zip)$/.test(url),
    onQuoteRequest: () => undefined,
    log,
    now,
  });
  const staff = createStaffRoutes({
    quoteRequests,
    eraseQuoteRequests: createErase(database, async (url) => void removedFiles.push(url)),
    statistics,
    mailSettings,
    serverRecipient: "staff@example.com",
    bucket,
    riskOf: async (key) => (key === "quote/a/locked.zip" ? "it is locked with a password" : undefined),
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
    outbox: createOutbox(database),
    /** All quote requests that are stored. */
    all: async () => (await quoteRequests.find({})).quoteRequests,
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
