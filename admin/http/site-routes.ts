import { MAX_REQUEST_BYTES } from "contracts/endpoints.ts";
import type { RejectionReason } from "contracts/rejection.ts";
import { MAX_CHANGE_BYTES, REQUEST_CHANGE_PATH } from "contracts/request-page.ts";
import { isSentBySite, isSignedBySite, SITE_SIGNATURE_HEADER } from "contracts/site-signature.ts";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import type { Log } from "server-kit/log.ts";
import * as v from "valibot";

import { RejectedChange } from "#quote-requests/customer-changes.ts";

interface Options {
  /** SANITY_REVALIDATE_SECRET, with which the site signs its requests. */
  readonly siteSecret: string;
  readonly log: Log;
}

/** The statuses of rejections. The others have 400. */
const STATUS_OF: Partial<Record<RejectionReason, 404 | 503>> = { linkInvalid: 404, fileNotRemoved: 503 };

/**
 * Routes that accept only requests that the site has checked, limited and signed (docs/behavior.md §8.5). @hono/valibot-validator is not
 * used, because it requires a content type and answers a body that is not JSON with its own message.
 */
export function createSiteRoutes({ siteSecret, log }: Options) {
  const app = new Hono();

  /** Adds a route that answers requests signed by the site with the result of `handle`. Of those of others, no body is read. */
  function post(path: string, handle: (body: string, context: Context) => Promise<{ data?: unknown }>): void {
    app.post(
      path,
      async (context, next) => {
        if (!isSentBySite(siteSecret, signatureOf(context), path)) throw wrongSignature(context);
        await next();
      },
      limitBody(path === REQUEST_CHANGE_PATH ? MAX_CHANGE_BYTES : MAX_REQUEST_BYTES),
      async (context) => {
        const body = await context.req.text();
        if (!isSignedBySite(siteSecret, signatureOf(context), { path, body })) throw wrongSignature(context);
        return context.json({ code: 200, msg: "success", ...(await handle(body, context)) });
      },
    );
  }

  function wrongSignature(context: Context): HTTPException {
    if (signatureOf(context) !== undefined)
      log.error(
        "A signature of the site is wrong. Check that both sides have the same SANITY_REVALIDATE_SECRET",
        { path: context.req.path },
      );
    return rejection(403, "This request must be sent by the site");
  }

  app.onError((error, context) => {
    if (error instanceof RejectedChange) {
      const { reason, message } = error;
      const status = STATUS_OF[reason] ?? 400;
      return context.json({ code: status, msg: message, reason }, status);
    }
    if (error instanceof HTTPException)
      return context.json({ code: error.status, msg: error.message }, error.status);
    log.error("admin API failed", { requestId: context.get("requestId"), path: context.req.path, error });
    return context.json(
      { code: 500, msg: "We couldn't save your request. Please try again in a moment" },
      500,
    );
  });
  return { app, post };
}

function signatureOf({ req }: Context): string | undefined {
  return req.header(SITE_SIGNATURE_HEADER);
}

function limitBody(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: (context) => context.json({ code: 413, msg: "The request is too large" }, 413),
  });
}

/** An error whose message the site shows to the visitor. */
export function rejection(status: 400 | 403, message: string): HTTPException {
  return new HTTPException(status, { message });
}

/** Parses a body. Throws an HTTPException with status 400, which names the field. */
export function parse<const Schema extends v.GenericSchema>(
  schema: Schema,
  body: string,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const field = v.getDotPath(issue);
  throw rejection(400, field === null ? issue.message : `${field}: ${issue.message}`);
}
