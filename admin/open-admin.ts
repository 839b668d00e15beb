import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";

import { Hono } from "hono";
import * as v from "valibot";

import { openAdminDatabase } from "#database/database.ts";
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
import { createStatisticsTable } from "#statistics/statistics-table.ts";
import type { Bucket } from "#storage/download-url.ts";
import { openObjectStore, startCleanUp } from "#storage/object-store.ts";
import { createStorageRoutes } from "#storage/routes.ts";
import type { AccessKey } from "#storage/signature.ts";

import type { Log } from "./log.ts";

interface AdminSettings {
  /** The folder of admin.db and of visitors' files. It is created if missing. */
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

/** Opens the admin API with its database and its storage. Throws a NewerDatabaseError if a newer version wrote the database. */
export function openAdmin(settings: AdminSettings): Admin {
  const { dataDirectory, siteUrl, siteSecret, publicUrl, statisticsDays, mail, log } = settings;
  const origins = originsOf(settings.origins);
  const identify = createIdentify({
    ...settings,
    studioOrigins: origins.difference(originsOf([siteUrl])),
  });
  prepareDataDirectory(dataDirectory);
  const database = openAdminDatabase(join(dataDirectory, "admin.db"));
  const quoteRequests = createQuoteRequestTable(database);
  const statistics = bufferStatistics(database, createStatisticsTable(database), log);
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
    accessKey: embeddedAccessKey(database),
  };
  const objects = openObjectStore(join(dataDirectory, "storage"), database, () => new Date());

  /** Whether a file exists at the address. The objects of a real bucket cannot be looked up, so only the host is checked there. */
  function hasFile(url: string): boolean {
    if (!url.startsWith(`${bucket.host}/`)) return false;
    return settings.bucket !== undefined || objects.get(url.slice(bucket.host.length + 1)) !== undefined;
  }

  const app = new Hono<AdminEnv>();
  app.onError(createErrorHandler(log));
  app.notFound(notFoundHandler);
  app.use(requestLog(log), cors(origins));
  const ping = database.prepare("select 1");
  app.get("/health", (context) => {
    ping.get();
    return context.json({ status: "ok" });
  });
  app.route("/storage", createStorageRoutes({ objects, bucket, log }));
  const riskOf = (key: string) => objects.get(key)?.risk;
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
      stopCleanUp();
      stopRetention();
      statistics.stop();
      await mailer?.stop();
      database.close();
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

/** The access key of the embedded storage. It is created once and stored, so that signatures stay valid after a restart. */
function embeddedAccessKey(database: DatabaseSync): AccessKey {
  const row = database.prepare("select id, secret from access_key").get();
  if (row !== undefined) return v.parse(v.object({ id: v.string(), secret: v.string() }), row);
  const key = {
    id: `embedded-${randomBytes(6).toString("hex")}`,
    secret: randomBytes(32).toString("base64url"),
  };
  database.prepare("insert into access_key (id, secret) values (?, ?)").run(key.id, key.secret);
  return key;
}
