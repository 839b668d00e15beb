import { createHash, randomUUID } from "node:crypto";

import {
  QUOTE_REQUEST_PATH,
  STATISTIC_PATH,
  UPLOAD_SIGNATURE_PATH,
  VITALS_PATH,
} from "contracts/endpoints.ts";
import { QuoteRequest } from "contracts/quote-request.ts";
import { PageStatistic, PageVitals } from "contracts/statistics.ts";
import { FILE_MAX_BYTES, type UploadSignature, UploadSignatureRequest } from "contracts/upload.ts";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";

import type { Log } from "#log.ts";

import type { Bucket } from "../storage/download-url.ts";
import { encodePolicy } from "../storage/policy.ts";
import { signV1 } from "../storage/signature.ts";
import type { QuoteRequestTable } from "./quote-request-table.ts";
import type { StatisticsTable } from "./statistics-table.ts";

interface PublicOptions {
  /** Only its pages are counted in the statistics. */
  readonly siteUrl: string;
  readonly quoteRequests: Pick<QuoteRequestTable, "add">;
  readonly statistics: Pick<StatisticsTable, "addStatistic" | "addVitals">;
  readonly bucket: Bucket;
  /** Whether a visitor's file is stored at this address. */
  readonly hasFile: (url: string) => boolean;
  /** Called after a quote request is on disk. */
  readonly onQuoteRequest: () => void;
  readonly log: Log;
  readonly now?: () => Date;
}

const MAX_BODY_BYTES = 32 * 1024;
/** Longer than the 20 minutes after which the site requests the next signature (docs/behavior.md §7.5). */
const SIGNATURE_LIFETIME_MS = 30 * 60_000;

/**
 * What the admin host offers to visitors, and no more (docs/behavior.md §8.1). The bodies are not validated by
 * @hono/valibot-validator: it requires a content type, and answers a body that is not JSON with a message of its own.
 */
export function createPublicRoutes(options: PublicOptions): Hono {
  const { siteUrl, quoteRequests, statistics, bucket, hasFile, onQuoteRequest, log } = options;
  const { now = () => new Date() } = options;
  const app = new Hono();
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (context) => context.json({ code: 413, msg: "The request is too large" }, 413),
    }),
  );

  app.post(UPLOAD_SIGNATURE_PATH, async (context) => {
    const { filePath } = await parseBody(UploadSignatureRequest, context.req.raw);
    return context.json({ code: 200, msg: "success", data: signUpload(bucket, filePath, now()) });
  });

  app.post(QUOTE_REQUEST_PATH, async (context) => {
    const quoteRequest = await parseBody(QuoteRequest, context.req.raw);
    if (quoteRequest.fileUpload !== "" && !hasFile(quoteRequest.fileUpload)) {
      throw new BadRequest("The file did not arrive. Remove it, or upload it again");
    }
    const id = quoteRequests.add(quoteRequest, {
      at: now().toISOString(),
      idempotencyKey: keyOf(context.req.header("idempotency-key"), quoteRequest),
      // The header contains the site's reason: a filled hidden field, or a form that was filled in too fast.
      state: context.req.header("x-suspected") === undefined ? "new" : "spam",
    });
    if (id === undefined)
      throw new BadRequest(
        "We have a request with this file already. For another one, upload the file again",
      );
    onQuoteRequest();
    return context.json({ code: 200, msg: "success" });
  });

  app.post(STATISTIC_PATH, async (context) => {
    statistics.addStatistic(await parsePage(PageStatistic, context.req.raw), now().toISOString());
    return context.json({ code: 200, msg: "success" });
  });

  app.post(VITALS_PATH, async (context) => {
    statistics.addVitals(await parsePage(PageVitals, context.req.raw), now().toISOString());
    return context.json({ code: 200, msg: "success" });
  });

  /** Staff see the address as a link in the Studio. Anybody can post here, so it must be one of the site. */
  async function parsePage<Page extends { readonly pageUrl: string }>(
    schema: v.GenericSchema<unknown, Page>,
    request: Request,
  ): Promise<Page> {
    const page = await parseBody(schema, request);
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

/** The body contains the message, which the site shows to the visitor. */
class BadRequest extends Error {
  override readonly name = "BadRequest";
}

async function parseBody<const Schema extends v.GenericSchema>(
  schema: Schema,
  request: Request,
): Promise<v.InferOutput<Schema>> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), await request.text());
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const field = v.getDotPath(issue);
  throw new BadRequest(field === null ? issue.message : `${field}: ${issue.message}`);
}

/** Includes the content: if a client uses its key again for a different request, that one must be stored too. */
function keyOf(header: string | undefined, quoteRequest: QuoteRequest): string | undefined {
  if (header === undefined) return undefined;
  return createHash("sha256").update(header).update(JSON.stringify(quoteRequest)).digest("hex");
}

/** Allows posting files of limited size into a new folder with an unguessable name, for half an hour. */
function signUpload({ name, host, accessKey }: Bucket, folder: string, now: Date): UploadSignature {
  const dir = `${folder}/${now.toISOString().slice(0, 10)}/${randomUUID()}/`;
  const policy = encodePolicy({
    expiration: new Date(now.getTime() + SIGNATURE_LIFETIME_MS).toISOString(),
    conditions: [
      { bucket: name },
      ["starts-with", "$key", dir],
      ["content-length-range", 1, FILE_MAX_BYTES],
      ["eq", "$success_action_status", "200"],
    ],
  });
  return { host, dir, policy, accessId: accessKey.id, signature: signV1(accessKey.secret, policy) };
}
