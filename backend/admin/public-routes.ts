import { createHash } from "node:crypto";

import {
  QUOTE_REQUEST_PATH,
  STATISTIC_PATH,
  UPLOAD_SIGNATURE_PATH,
  VITALS_PATH,
} from "contracts/endpoints.ts";
import { QuoteRequest } from "contracts/quote-request.ts";
import { PageStatistic, PageVitals } from "contracts/statistics.ts";
import { UploadSignatureRequest } from "contracts/upload.ts";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";

import type { Log } from "#log.ts";

import type { Bucket } from "../storage/download-url.ts";
import type { InquiryTable } from "./inquiry-table.ts";
import type { StatisticsTable } from "./statistics-table.ts";
import { signUpload } from "./upload-signature.ts";
import type { VitalsTable } from "./vitals-table.ts";

export interface AdminOptions {
  /** Whose pages are counted. */
  readonly siteUrl: string;
  readonly inquiries: InquiryTable;
  readonly statistics: StatisticsTable;
  readonly vitals: VitalsTable;
  readonly bucket: Bucket;
  /** Whether a visitor's file is where its address says. */
  readonly hasFile: (url: string) => boolean;
  /** Called after a request is on disk. */
  readonly onInquiry: () => void;
  readonly log: Log;
  readonly now?: () => Date;
}

const BODY_BYTES_MOST = 32 * 1024;

/** The admin API that the specification names (Spec §7): what a real admin host offers to visitors, and no more. */
export function createAdminRoutes(options: AdminOptions): Hono {
  const { siteUrl, inquiries, statistics, vitals, bucket, hasFile, onInquiry, log } = options;
  const { now = () => new Date() } = options;
  const app = new Hono();
  app.use(
    bodyLimit({
      maxSize: BODY_BYTES_MOST,
      onError: (context) => context.json({ code: 413, msg: "The request is too large" }, 413),
    }),
  );

  app.post(UPLOAD_SIGNATURE_PATH, async (context) => {
    const { filePath } = await read(UploadSignatureRequest, context.req.raw);
    return context.json({ code: 200, msg: "success", data: signUpload(bucket, filePath, now()) });
  });

  app.post(QUOTE_REQUEST_PATH, async (context) => {
    const inquiry = await read(QuoteRequest, context.req.raw);
    if (inquiry.fileUpload !== "" && !hasFile(inquiry.fileUpload)) {
      throw new BadRequest("The file did not arrive. Remove it, or upload it again");
    }
    const id = inquiries.add(inquiry, {
      at: now().toISOString(),
      idempotencyKey: keyOf(context.req.header("idempotency-key"), inquiry),
      // The site says why it doubts: a filled hidden field, or a form that was sent faster than anyone types.
      state: context.req.header("x-suspected") === undefined ? "new" : "spam",
    });
    if (id === undefined)
      throw new BadRequest(
        "We have a request with this file already. For another one, upload the file again",
      );
    onInquiry();
    return context.json({ code: 200, msg: "success" });
  });

  app.post(STATISTIC_PATH, async (context) => {
    statistics.add(await readOfSite(PageStatistic, context.req.raw), now().toISOString());
    return context.json({ code: 200, msg: "success" });
  });

  // Not of the specification: another admin host does not know it, and the site does not mind.
  app.post(VITALS_PATH, async (context) => {
    vitals.add(await readOfSite(PageVitals, context.req.raw), now().toISOString());
    return context.json({ code: 200, msg: "success" });
  });

  /** Editors find the page in the Studio: an address elsewhere would be a stranger's words there. */
  async function readOfSite<Page extends { readonly pageUrl: string }>(
    schema: v.GenericSchema<unknown, Page>,
    request: Request,
  ): Promise<Page> {
    const page = await read(schema, request);
    if (URL.parse(page.pageUrl, siteUrl)?.origin === new URL(siteUrl).origin) return page;
    throw new BadRequest("pageUrl: is not a page of this site");
  }

  app.onError((error, context) => {
    if (error instanceof BadRequest) return context.json({ code: 400, msg: error.message }, 400);
    log.error("admin API failed", { requestId: context.get("requestId"), path: context.req.path, error });
    return context.json(
      { code: 500, msg: "We could not store your request. Please try again in a moment" },
      500,
    );
  });
  return app;
}

/** Another request under a used key is another request: none is answered with 200 that is not stored. */
function keyOf(header: string | undefined, inquiry: QuoteRequest): string | undefined {
  if (header === undefined) return undefined;
  return createHash("sha256").update(header).update(JSON.stringify(inquiry)).digest("hex");
}

/** The visitor sees its message. */
class BadRequest extends Error {
  override readonly name = "BadRequest";
}

async function read<const Schema extends v.GenericSchema>(
  schema: Schema,
  request: Request,
): Promise<v.InferOutput<Schema>> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), await request.text());
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const field = v.getDotPath(issue);
  throw new BadRequest(field === null ? issue.message : `${field}: ${issue.message}`);
}
