import { Readable } from "node:stream";

import { Hono } from "hono";
import type { RequestIdVariables } from "hono/request-id";

import { type Bucket, checkDownloadUrl } from "./download-url.ts";
import type { ObjectStore } from "./object-store.ts";
import { OssError } from "./oss-error.ts";
import { checkPolicy } from "./policy.ts";
import { receiveForm } from "./receive-form.ts";
import { checkSignature } from "./signature.ts";

const MAX_NAME_LENGTH = 255;
/** A stranger chooses the name of a file, and Postgres stores no NUL. */
const CONTROL_CHARACTER = /\p{Cc}/gu;

interface StorageOptions {
  readonly objects: Pick<ObjectStore, "get" | "put" | "read">;
  readonly bucket: Bucket;
  readonly log: { readonly error: (message: string, fields: Readonly<Record<string, unknown>>) => void };
  readonly now?: () => Date;
}

/**
 * The embedded storage: a bucket with the API of Aliyun OSS (PostObject and signed downloads). Its errors contain the request id,
 * so the caller must add Hono's request-id middleware.
 */
export function createStorageRoutes({ objects, bucket, log, now = () => new Date() }: StorageOptions) {
  const app = new Hono<{ Variables: RequestIdVariables }>();

  app.post("/", async (context) => {
    const object = await receiveForm(
      context.req.raw.body,
      context.req.header("content-type") ?? "",
      async (file, fields, fileName) => {
        const policyText = fields.get("policy");
        const key = fields.get("key") ?? "";
        if (policyText === undefined)
          throw new OssError(403, "AccessDenied", "Anonymous access is forbidden for this operation.");
        checkSignature(fields, policyText, bucket.accessKey);
        const { folder, ...size } = checkPolicy(bucket, policyText, fields, now());
        checkKey(key, folder);
        const name = (fields.get("name") ?? fileName)
          .slice(0, MAX_NAME_LENGTH)
          .replaceAll(CONTROL_CHARACTER, "_");
        return objects.put(key, name, file, size, context.req.raw.signal);
      },
    );
    context.header("etag", `"${object.md5.toUpperCase()}"`);
    return context.body(null, 200);
  });

  // Objects are private, so a download needs a signed address.
  app.get("/:key{.+}", async (context) => {
    const key = context.req.param("key");
    const disposition = checkDownloadUrl(bucket, key, new URL(context.req.url).searchParams, now());
    const object = await objects.get(key);
    if (object === undefined) throw new OssError(404, "NoSuchKey", "The specified key does not exist.");
    const headers = {
      "cache-control": "private, no-store",
      "content-disposition": disposition,
      "content-length": String(object.size),
      "content-security-policy": "sandbox; default-src 'none'",
      "content-type": "application/octet-stream",
      "x-content-type-options": "nosniff",
    };
    // Hono sends HEAD here too. Nobody would read, and so close, its file.
    if (context.req.method === "HEAD") return context.body(null, 200, headers);
    return context.body(Readable.toWeb(objects.read(object.key)), 200, headers);
  });

  app.onError((error, context) => {
    const requestId = context.get("requestId");
    const ossError =
      error instanceof OssError
        ? error
        : new OssError(500, "InternalError", "We encountered an internal error. Please try again.");
    if (ossError !== error) log.error("storage failed", { requestId, error });
    return new Response(ossError.toXml(requestId), {
      status: ossError.status,
      headers: { "content-type": "application/xml; charset=utf-8" },
    });
  });
  return app;
}

/**
 * Checks that the key is a name with an extension directly in the signed folder. OSS is less strict. Otherwise one signature would
 * allow any number of subfolders, each with its own limit of files.
 */
function checkKey(key: string, folder: string): void {
  const name = key.slice(folder.length);
  if (key.length <= 512 && key.startsWith(folder) && /^[a-z0-9_-]+\.[a-z0-9]+$/i.test(name)) return;
  throw new OssError(
    400,
    "InvalidObjectName",
    "The specified object is not valid: use letters, digits, - and _ and one extension, directly in the signed folder.",
  );
}
