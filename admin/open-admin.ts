import { mkdirSync } from "node:fs";

import { STATISTIC_PATH, VERSIONS_PATH, VITALS_PATH } from "contracts/endpoints.ts";
import { Hono } from "hono";
import { cors, originsOf } from "hono-kit/cors.ts";
import { createErrorHandler, notFoundHandler } from "hono-kit/errors.ts";
import { requestLog } from "hono-kit/request-log.ts";
import { createIdentify, type IdentityEnv } from "hono-kit/sanity-identity.ts";
import { HTTPException } from "hono/http-exception";
import { sql } from "kysely";
import { createMailer, type SendMail } from "mail-outbox/mailer.ts";
import { deleteObject } from "oss-storage/delete-object.ts";
import { createStorageRoutes } from "oss-storage/routes.ts";
import type { Log } from "server-kit/log.ts";

import { dataPaths } from "#data-paths.ts";
import { openPostgresDatabase, openSqliteDatabase } from "#database/open-database.ts";
import { createPublicRoutes } from "#http/public-routes.ts";
import { isVisitorsKey } from "#http/sign-upload.ts";
import { createStaffRoutes } from "#http/staff-routes.ts";
import { createErase } from "#quote-requests/erase.ts";
import { createMailSettingsTable } from "#quote-requests/mail-settings-table.ts";
import { createWriteMail } from "#quote-requests/mail-texts.ts";
import { createFailedMails, mails } from "#quote-requests/mails.ts";
import { createQuoteRequestTable } from "#quote-requests/quote-request-table.ts";
import { createRequestLinks } from "#quote-requests/request-links.ts";
import { createRequestPageTable } from "#quote-requests/request-page-table.ts";
import { startRetention } from "#retention.ts";
import { openStatistics } from "#statistics/statistics.ts";
import { openObjectStore, startCleanUp } from "#storage/object-store.ts";

import type { Env } from "./env.ts";

interface AdminSettings extends Omit<
  Env,
  "port" | "host" | "inheritsSocket" | "isLoopback" | "mail" | "logLevel" | "trustedProxyHops"
> {
  /** Sends mails to MAIL_TO unless staff set other recipients. If undefined, no mails are sent. */
  readonly mail: { readonly to: string; readonly send: SendMail } | undefined;
  readonly log: Log;
}

export interface Admin {
  /** /api/… for visitors, /staff/… for the Studio, /storage/… for files. */
  readonly app: Hono<IdentityEnv>;
  stop(): Promise<void>;
}

/** Opens the admin API with its database and its storage. Throws an Error if a newer version wrote the database. */
export async function openAdmin(settings: AdminSettings): Promise<Admin> {
  const { dataDirectory, siteUrl, siteSecret, publicUrl, mail, log } = settings;
  const origins = originsOf(settings.origins);
  const identify = createIdentify(settings);
  prepareDataDirectory(dataDirectory);
  const paths = dataPaths(dataDirectory);
  const database =
    settings.databaseUrl === undefined
      ? await openSqliteDatabase(paths.database)
      : await openPostgresDatabase(settings.databaseUrl, log);
  const quoteRequests = createQuoteRequestTable(database);
  const statistics = openStatistics(database, log);
  const mailSettings = createMailSettingsTable(database);
  const links = createRequestLinks(database, siteSecret);
  const pages = createRequestPageTable(database);
  const shared = { quoteRequests, pages, links, mailSettings, siteUrl };
  const mailer =
    mail &&
    createMailer({
      outbox: mails.open(database),
      write: createWriteMail({
        ...shared,
        database,
        serverRecipient: mail.to,
        studioUrl: settings.studioUrl,
      }),
      send: mail.send,
      log,
    });
  const bucket = settings.bucket ?? {
    name: "quote-requests",
    host: `${publicUrl}/storage`,
    accessKey: await database.selectFrom("accessKey").selectAll().executeTakeFirstOrThrow(),
  };
  const objects = openObjectStore({
    directory: paths.storage,
    database,
    host: bucket.host,
    now: () => new Date(),
  });
  const keyOf = (url: string) =>
    url.startsWith(`${bucket.host}/`) ? url.slice(bucket.host.length + 1) : undefined;

  /**
   * Whether a visitor's file exists at the address. The objects of a real bucket cannot be looked up, so only the form of the key is checked
   * there: anyone who names an object could have it deleted.
   */
  async function hasFile(url: string): Promise<boolean> {
    const key = keyOf(url);
    if (key === undefined) return false;
    return settings.bucket === undefined ? (await objects.get(key)) !== undefined : isVisitorsKey(key);
  }

  async function removeFile(url: string): Promise<void> {
    const key = keyOf(url);
    if (key === undefined) return;
    if (settings.bucket === undefined) await objects.remove(key);
    else if (!(await deleteObject(settings.bucket, key)))
      throw new HTTPException(503, {
        message:
          "The bucket did not delete the file, so the request is kept. Its access key may lack the right",
      });
  }
  const eraseQuoteRequests = createErase(database, removeFile);

  const app = new Hono<IdentityEnv>();
  app.onError(createErrorHandler(log));
  app.notFound(notFoundHandler);
  app.use(
    requestLog(log, [STATISTIC_PATH, VITALS_PATH, VERSIONS_PATH]),
    cors(origins, "Add it to ADMIN_ORIGINS"),
  );
  app.get("/health", async (context) => {
    await sql`select 1`.execute(database);
    return context.json({ status: "ok" });
  });
  app.route("/storage", createStorageRoutes({ objects, bucket, log }));
  async function riskOf(key: string): Promise<string | undefined> {
    if (settings.bucket === undefined) return (await objects.get(key))?.risk ?? undefined;
    return /\.(?:zip|rar|stpz)$/i.test(key) ? "nobody has checked what is in it" : undefined;
  }
  const onQuoteRequest = () => mailer?.wake();
  app.route(
    "/",
    createStaffRoutes({
      ...shared,
      onQuestion: onQuoteRequest,
      eraseQuoteRequests,
      statistics,
      failedMails: createFailedMails(database),
      serverRecipient: mail?.to,
      bucket,
      riskOf,
      areUploadsLimited: objects.isStillCrowded,
      identify,
    }),
  );
  app.route(
    "/",
    createPublicRoutes({
      ...shared,
      siteSecret,
      removeFile,
      statistics,
      bucket,
      hasFile,
      hasSpace: objects.hasSpace,
      onQuoteRequest,
      log,
      now: () => new Date(),
    }),
  );

  mailer?.wake();
  const stopCleanUp = startCleanUp({ objects, log });
  const stopRetention = startRetention({ ...settings, database, eraseQuoteRequests });

  return {
    app,
    async stop() {
      await Promise.all([stopCleanUp(), stopRetention(), statistics.stop(), mailer?.stop()]);
      await database.destroy();
    },
  };
}

function prepareDataDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `DATA_DIR is ${directory}, which cannot be used (${reason}). Make it writable, or set DATA_DIR to another directory.`,
      { cause },
    );
  }
}
