import { join } from "node:path";

import { Hono } from "hono";

import type { Log } from "#log.ts";

import type { Origins } from "../lake/access/origins.ts";
import { onFailure, onUnknown } from "../lake/http/app.ts";
import { cors } from "../lake/http/cors.ts";
import { requestLog } from "../lake/http/request-log.ts";
import type { LakeEnv } from "../lake/http/request.ts";
import { startCleanUp } from "../storage/clean-up.ts";
import type { Bucket } from "../storage/download-url.ts";
import { openObjectStore } from "../storage/object-store.ts";
import { createStorageRoutes } from "../storage/routes.ts";
import { batchedStatistics } from "./batched-statistics.ts";
import { callLevel } from "./call-level.ts";
import { openAdminDatabase } from "./database.ts";
import { embeddedAccessKey } from "./embedded-key.ts";
import { createInquiryTable } from "./inquiry-table.ts";
import { createMailTable } from "./mail-table.ts";
import { createMailer, type Mail } from "./mailer.ts";
import { createAdminRoutes } from "./public-routes.ts";
import { createStaffRoutes, type Identify } from "./staff-routes.ts";
import { startStatisticsRetention } from "./statistics-retention.ts";
import { createStatisticsTable } from "./statistics-table.ts";
import { createVitalsTable } from "./vitals-table.ts";

export interface AdminSettings {
  readonly dataDirectory: string;
  readonly siteUrl: string;
  /** Where browsers reach this process. */
  readonly publicUrl: string;
  /** The real bucket to sign for; without it, files are kept here. */
  readonly bucket: Bucket | undefined;
  /** Takes a mail to the office; without it, requests wait in the Studio only. */
  readonly send: ((mail: Mail) => Promise<unknown>) | undefined;
  /** How many days page statistics and web vitals are kept. */
  readonly statisticsDays: number;
  readonly origins: Origins;
  /** Who asks for what visitors sent. */
  readonly identify: Identify;
  readonly log: Log;
}

export interface Admin {
  /** /admin/api/… for visitors, /admin/staff/… for the Studio, /storage/… for files. */
  readonly app: Hono<LakeEnv>;
  stop(): Promise<void>;
}

/** Opens the database and the storage below `dataDirectory`, and all that works on them. */
export function openAdmin(settings: AdminSettings): Admin {
  const { dataDirectory, siteUrl, publicUrl, send, origins, identify, log } = settings;
  const database = openAdminDatabase(join(dataDirectory, "admin.db"));
  const inquiries = createInquiryTable(database);
  const vitals = createVitalsTable(database);
  const tables = { statistics: createStatisticsTable(database, vitals), vitals };
  const { statistics, ...batched } = batchedStatistics(database, tables, log);
  const mailer = send && createMailer({ inquiries, mails: createMailTable(database), send, log });
  const bucket = settings.bucket ?? {
    name: "quote-requests",
    host: `${publicUrl}/storage`,
    accessKey: embeddedAccessKey(database),
  };
  const objects = openObjectStore(join(dataDirectory, "storage"), database, () => new Date());

  const app = new Hono<LakeEnv>();
  app.onError(onFailure(log));
  app.notFound(onUnknown);
  app.use(requestLog(log, callLevel), cors(origins));
  const alive = database.prepare("select 1");
  app.get("/admin/health", (context) => {
    alive.get();
    return context.json({ status: "ok" });
  });
  app.route("/storage", createStorageRoutes({ objects, bucket, log }));
  const riskOf = (key: string) => objects.get(key)?.risk;
  app.route("/admin/staff", createStaffRoutes({ inquiries, statistics, bucket, riskOf, identify }));
  app.route(
    "/admin",
    createAdminRoutes({
      siteUrl,
      inquiries,
      statistics,
      vitals: batched.vitals,
      bucket,
      hasFile,
      onInquiry: () => mailer?.wake(),
      log,
    }),
  );
  mailer?.wake();
  const isWanted = (key: string) => inquiries.holdsFile(`${bucket.host}/${key}`);
  const stopCleanUp = startCleanUp({ objects, isWanted, log });
  const stopRetention = startStatisticsRetention(database, { days: settings.statisticsDays }, log);

  /** In a real bucket the file is out of sight from here: its place must do. */
  function hasFile(url: string): boolean {
    if (!url.startsWith(`${bucket.host}/`)) return false;
    return settings.bucket !== undefined || objects.get(url.slice(bucket.host.length + 1)) !== undefined;
  }

  return {
    app,
    async stop() {
      stopCleanUp();
      stopRetention();
      batched.stop();
      await mailer?.stop();
      database.close();
    },
  };
}
