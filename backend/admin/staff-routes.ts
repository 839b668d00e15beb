import { type StaffQuoteRequest, QuoteRequestChange, STATES } from "contracts/staff.ts";
import { Hono } from "hono";
import * as v from "valibot";

import type { Identity } from "../lake/access/identity.ts";
import { type Bucket, downloadUrl } from "../storage/download-url.ts";
import { toCsv } from "./csv.ts";
import { downloadHeader } from "./download-name.ts";
import type { InquiryTable } from "./inquiry-table.ts";
import type { StatisticsTable } from "./statistics-table.ts";

export interface StaffOptions {
  readonly inquiries: InquiryTable;
  readonly statistics: StatisticsTable;
  readonly bucket: Bucket;
  /** Why a file is in quarantine, by its key; undefined when it is not. */
  readonly riskOf: (key: string) => string | undefined;
  /** Throws for a token that is not known. */
  readonly identify: Identify;
  readonly now?: () => Date;
}

/** Throws a LakeError: 401 for a token that is not known, 503 when nobody can be asked about it. */
export type Identify = (request: Request) => Identity | Promise<Identity>;

/** Long enough to start a download. */
const DOWNLOAD_SECONDS = 300;

const page = (most: number) =>
  v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.maxValue(most)));
const Wanted = {
  state: v.optional(v.picklist(STATES)),
  text: v.optional(v.pipe(v.string(), v.maxLength(200))),
};
const ListQuery = v.object({
  ...Wanted,
  limit: page(200),
  offset: page(1_000_000),
});
const CsvQuery = v.object(Wanted);
const Period = v.object({
  from: v.pipe(v.string(), v.isoTimestamp()),
  until: v.pipe(v.string(), v.isoTimestamp()),
});

/** Quote requests and statistics for the Studio's tool. Editors and administrators only. */
export function createStaffRoutes({
  inquiries,
  statistics,
  bucket,
  riskOf,
  identify,
  now = () => new Date(),
}: StaffOptions): Hono<{
  Variables: { identity: Identity };
}> {
  const app = new Hono<{ Variables: { identity: Identity } }>();
  app.use(async (context, next) => {
    const identity = await identify(context.req.raw);
    context.header("cache-control", "private, no-store");
    if (identity.role === "anonymous")
      return context.json({ code: 401, msg: "Sign in to see quote requests" }, 401);
    if (identity.role === "viewer")
      return context.json({ code: 403, msg: "Your role may not see quote requests" }, 403);
    context.set("identity", identity);
    return next();
  });

  app.get("/inquiries", (context) => {
    const query = v.safeParse(ListQuery, context.req.query());
    if (!query.success) return context.json({ code: 400, msg: query.issues[0].message }, 400);
    const { limit = 50, offset = 0, ...search } = query.output;
    return context.json({ code: 200, data: inquiries.find({ ...search, limit, offset }) });
  });

  app.get("/inquiries.csv", (context) => {
    const query = v.safeParse(CsvQuery, context.req.query());
    if (!query.success) return context.json({ code: 400, msg: query.issues[0].message }, 400);
    const { inquiries: all } = inquiries.find({ ...query.output, limit: -1, offset: 0 });
    const table = toCsv(
      Object.keys(COLUMNS),
      all.map((inquiry) => Object.values(COLUMNS).map((read) => read(inquiry))),
    );
    // By the mark at the beginning Excel knows the encoding.
    return context.body(`\ufeff${table}`, 200, {
      "content-disposition": `attachment; filename="quote-requests-${now().toISOString().slice(0, 10)}.csv"`,
      "content-type": "text/csv; charset=utf-8",
    });
  });

  app.get("/inquiries/:id", (context) => {
    const inquiry = inquiries.get(context.req.param("id"));
    return inquiry
      ? context.json({ code: 200, data: inquiry })
      : context.json({ code: 404, msg: UNKNOWN }, 404);
  });

  app.get("/inquiries/:id/file", (context) => {
    const inquiry = inquiries.get(context.req.param("id"));
    const key = inquiry?.fileUpload.startsWith(`${bucket.host}/`)
      ? inquiry.fileUpload.slice(bucket.host.length + 1)
      : "";
    if (inquiry === undefined || key === "")
      return context.json({ code: 404, msg: "This quote request has no file here" }, 404);
    const expires = Math.floor(now().getTime() / 1000) + DOWNLOAD_SECONDS;
    const risk = riskOf(key);
    const url = downloadUrl(bucket, key, downloadHeader(inquiry.fileName, key, risk !== undefined), expires);
    return context.json({ code: 200, data: { url, ...(risk === undefined ? {} : { risk }) } });
  });

  app.patch("/inquiries/:id", async (context) => {
    const change = v.safeParse(
      v.pipe(v.string(), v.parseJson(), QuoteRequestChange),
      await context.req.text(),
    );
    if (!change.success) return context.json({ code: 400, msg: change.issues[0].message }, 400);
    const changed = inquiries.change(context.req.param("id"), {
      ...change.output,
      by: context.get("identity").id,
      at: now().toISOString(),
    });
    if (changed === undefined) return context.json({ code: 404, msg: UNKNOWN }, 404);
    const { inquiry: data, missed } = changed;
    return missed
      ? context.json({ code: 409, msg: "Somebody else changed this quote request meanwhile", data }, 409)
      : context.json({ code: 200, data });
  });

  app.get("/statistics", (context) => {
    const period = v.safeParse(Period, context.req.query());
    if (!period.success)
      return context.json({ code: 400, msg: "Give from and until as ISO 8601 times in UTC" }, 400);
    return context.json({ code: 200, data: statistics.usage(period.output.from, period.output.until) });
  });
  return app;
}

const UNKNOWN = "There is no such quote request";

const COLUMNS: Readonly<Record<string, (inquiry: StaffQuoteRequest) => string>> = {
  Received: ({ receivedAt }) => receivedAt,
  State: ({ state }) => state,
  "First name": ({ firstName }) => firstName,
  "Last name": ({ lastName }) => lastName,
  Email: ({ email }) => email,
  Phone: ({ location, phone }) => `${location} ${phone}`,
  Description: ({ message }) => message,
  File: ({ fileName }) => fileName,
  Note: ({ note }) => note,
  Changed: ({ changedAt }) => changedAt ?? "",
};
