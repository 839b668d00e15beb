import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { Hono } from "hono";
import { sql } from "kysely";

import { openPostgresDatabase, openSqliteDatabase } from "#database/open-database.ts";
import { cors, originsOf } from "#http/cors.ts";
import { createErrorHandler, notFoundHandler } from "#http/errors.ts";
import { createIdentify } from "#http/identify-staff.ts";
import type { AdminEnv } from "#http/identity.ts";
import { createPublicRoutes } from "#http/public-routes.ts";
import { requestLog } from "#http/request-log.ts";
import { createStaffRoutes } from "#http/staff-routes.ts";
import { createMailSettingsTable } from "#quote-requests/mail-settings-table.ts";
import { createMailer, type SendMail } from "#quote-requests/mailer.ts";
import { createOutbox } from "#quote-requests/outbox.ts";
import { createQuoteRequestTable } from "#quote-requests/quote-request-table.ts";
import { bufferStatistics } from "#statistics/statistics-buffer.ts";
import { startStatisticsRetention } from "#statistics/statistics-retention.ts";
import type { Bucket } from "#storage/download-url.ts";
import { openObjectStore, startCleanUp } from "#storage/object-store.ts";
import { createStorageRoutes } from "#storage/routes.ts";

import type { Log } from "./log.ts";

interface AdminSettings {
  /** A Postgres database. If undefined, the data is in a SQLite file in the data directory. */
  readonly databaseUrl: string | undefined;
  /** The folder of visitors' files and of admin.db. It is created if missing. */
  readonly dataDirectory: string;
  readonly siteUrl: string;
  /** The secret with which the site signs visitors' requests. */
  readonly siteSecret: string;
  /** The address at which browsers reach this process. */
  readonly publicUrl: string;
  /** The Aliyun OSS bucket for visitors' files. If undefined, they are stored in the data directory. */
  readonly bucket: Bucket | undefined;
  /** Sends mails to MAIL_TO unless staff set other recipients. If undefined, no mails are sent. */
  readonly mail: { readonly to: string; readonly send: SendMail } | undefined;
  /** The number of days for which page statistics and web vitals are stored. */
  readonly statisticsDays: number;
  /** The web addresses whose pages may send credentials and write: the site, and Studios. */
  readonly origins: readonly string[];
  /** The API that knows who is signed in to the Studio. */
  readonly contentApiUrl: string;
  /** Whether only this machine can reach the admin API. */
  readonly isLoopback: boolean;
  readonly log: Log;
}

export interface Admin {
  /** /api/… for visitors, /staff/… for the Studio, /storage/… for files. */
  readonly app: Hono<AdminEnv>;
  stop(): Promise<void>;
}

/** Opens the admin API with its database and its storage. Throws an Error if a newer version wrote the database. */
export async function openAdmin(settings: AdminSettings): Promise<Admin> {
  const { dataDirectory, siteUrl, siteSecret, publicUrl, statisticsDays, mail, log } = settings;
  const origins = originsOf(settings.origins);
  const identify = createIdentify({
    ...settings,
    studioOrigins: origins.difference(originsOf([siteUrl])),
  });
  prepareDataDirectory(dataDirectory);
  const database =
    settings.databaseUrl === undefined
      ? await openSqliteDatabase(join(dataDirectory, "admin.db"))
      : await openPostgresDatabase(settings.databaseUrl, log);
  const quoteRequests = createQuoteRequestTable(database);
  const statistics = bufferStatistics(database, log);
  const mailSettings = createMailSettingsTable(database);
  const mailer =
    mail &&
    createMailer({
      quoteRequests,
      outbox: createOutbox(database),
      mailSettings,
      serverRecipient: mail.to,
      send: mail.send,
      log,
    });
  const bucket = settings.bucket ?? {
    name: "quote-requests",
    host: `${publicUrl}/storage`,
    accessKey: await database.selectFrom("accessKey").selectAll().executeTakeFirstOrThrow(),
  };
  const objects = openObjectStore(join(dataDirectory, "storage"), database, () => new Date());

  /** Whether a file exists at the address. The objects of a real bucket cannot be looked up, so only the host is checked there. */
  async function hasFile(url: string): Promise<boolean> {
    if (!url.startsWith(`${bucket.host}/`)) return false;
    if (settings.bucket !== undefined) return true;
    return (await objects.get(url.slice(bucket.host.length + 1))) !== undefined;
  }

  const app = new Hono<AdminEnv>();
  app.onError(createErrorHandler(log));
  app.notFound(notFoundHandler);
  app.use(requestLog(log), cors(origins));
  app.get("/health", async (context) => {
    await sql`select 1`.execute(database);
    return context.json({ status: "ok" });
  });
  app.route("/storage", createStorageRoutes({ objects, bucket, log }));
  const riskOf = async (key: string) => (await objects.get(key))?.risk ?? undefined;
  app.route(
    "/",
    createStaffRoutes({
      quoteRequests,
      statistics,
      mailSettings,
      serverRecipient: mail?.to,
      bucket,
      riskOf,
      identify,
    }),
  );
  const onQuoteRequest = () => mailer?.wake();
  app.route(
    "/",
    createPublicRoutes({
      siteUrl,
      siteSecret,
      quoteRequests,
      statistics,
      bucket,
      hasFile,
      onQuoteRequest,
      log,
    }),
  );

  mailer?.wake();
  const isWanted = (key: string) => quoteRequests.hasFile(`${bucket.host}/${key}`);
  const stopCleanUp = startCleanUp({ objects, isWanted, log });
  const stopRetention = startStatisticsRetention(database, { days: statisticsDays }, log);

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
