import { join } from "node:path";

import { Hono } from "hono";

import type { Log } from "#log.ts";

import type { Origins } from "../lake/access/origins.ts";
import type { LakeEnv } from "../lake/http/context.ts";
import { cors } from "../lake/http/cors.ts";
import { onFailure, onUnknown } from "../lake/http/failures.ts";
import { requestLog } from "../lake/http/request-log.ts";
import type { Identity } from "../lake/identity.ts";
import type { Bucket } from "../storage/download-url.ts";
import { openObjectStore } from "../storage/object-store.ts";
import { createStorageRoutes } from "../storage/routes.ts";
import { openAdminDatabase } from "./database.ts";
import { embeddedAccessKey } from "./embedded-key.ts";
import { createInquiryTable } from "./inquiry-table.ts";
import { createMailTable } from "./mail-table.ts";
import { createMailer, type Mail } from "./mailer.ts";
import { createAdminRoutes } from "./public-routes.ts";
import { createStaffRoutes } from "./staff-routes.ts";
import { createStatisticsTable } from "./statistics-table.ts";

export interface AdminSettings {
  readonly dataDirectory: string;
  /** Where browsers reach this process. */
  readonly publicUrl: string;
  /** The real bucket to sign for; without it, files are kept here. */
  readonly bucket: Bucket | undefined;
  /** Takes a mail to the office; without it, requests wait in the Studio only. */
  readonly send: ((mail: Mail) => Promise<unknown>) | undefined;
  readonly origins: Origins;
  readonly identify: (request: Request) => Identity;
  readonly log: Log;
}

export interface Admin {
  /** /admin/api/… for visitors, /admin/staff/… for the Studio, /storage/… for files. */
  readonly app: Hono<LakeEnv>;
  stop(): Promise<void>;
}

export function openAdmin(settings: AdminSettings): Admin {
  const { dataDirectory, publicUrl, send, origins, identify, log } = settings;
  const database = openAdminDatabase(join(dataDirectory, "admin.db"));
  const inquiries = createInquiryTable(database);
  const statistics = createStatisticsTable(database);
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
  app.use(requestLog(log), cors(origins));
  app.route("/storage", createStorageRoutes({ objects, bucket, log }));
  app.route("/admin/staff", createStaffRoutes({ inquiries, statistics, bucket, identify }));
  app.route(
    "/admin",
    createAdminRoutes({ inquiries, statistics, bucket, hasFile, onInquiry: () => mailer?.wake(), log }),
  );
  mailer?.wake();

  /** In a real bucket the file is out of sight from here: its place must do. */
  function hasFile(url: string): boolean {
    if (!url.startsWith(`${bucket.host}/`)) return false;
    return settings.bucket !== undefined || objects.get(url.slice(bucket.host.length + 1)) !== undefined;
  }

  return {
    app,
    async stop() {
      await mailer?.stop();
      database.close();
    },
  };
}
