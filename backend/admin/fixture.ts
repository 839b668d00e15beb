import { createLog } from "#log.ts";

import type { Identity } from "../lake/access/identity.ts";
import { openAdminDatabase } from "./database.ts";
import { createInquiryTable } from "./inquiry-table.ts";
import { createMailTable } from "./mail-table.ts";
import { createAdminRoutes } from "./public-routes.ts";
import { createStaffRoutes } from "./staff-routes.ts";
import { createStatisticsTable } from "./statistics-table.ts";
import { createVitalsTable } from "./vitals-table.ts";

const now = () => new Date("2026-11-21T12:00:00.000Z");

export function setup({ role = "editor" }: { role?: Identity["role"] } = {}) {
  const database = openAdminDatabase(":memory:");
  const inquiries = createInquiryTable(database);
  const vitals = createVitalsTable(database);
  const statistics = createStatisticsTable(database, vitals);
  const mails = createMailTable(database);
  const bucket = {
    name: "inquiries",
    host: "https://files.example",
    accessKey: { id: "key-id", secret: "secret" },
  };
  const visitor = createAdminRoutes({
    siteUrl: "https://www.example.com",
    inquiries,
    statistics,
    vitals,
    bucket,
    hasFile: (url) => /^https:\/\/files\.example\/quote\/a\/(?:part\.step|locked\.zip)$/.test(url),
    onInquiry: () => undefined,
    log: createLog("error", () => undefined),
    now,
  });
  const staff = createStaffRoutes({
    inquiries,
    statistics,
    bucket,
    riskOf: (key) => (key === "quote/a/locked.zip" ? "it is locked with a password" : undefined),
    identify: () => ({ id: "grace", role }),
    now,
  });
  const all = () => inquiries.find({ limit: 50, offset: 0 }).inquiries;
  const send = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
    visitor.request(path, {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers,
    });
  return { all, database, mails, send, staff, statistics };
}
