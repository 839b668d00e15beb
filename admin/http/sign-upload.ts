import { randomBytes } from "node:crypto";

import { extensionsFor, FILE_MAX_BYTES, type UploadSignature } from "contracts/upload.ts";
import type { Bucket } from "oss-storage/download-url.ts";
import { encodePolicy } from "oss-storage/policy.ts";
import { signV1 } from "oss-storage/signature.ts";

import { addressCode } from "./address-code.ts";

/** Longer than the 20 minutes after which the site requests the next signature (docs/behavior.md §7.5). */
const SIGNATURE_LIFETIME_MS = 30 * 60_000;

/**
 * Allows posting files of limited size into a new folder with an unguessable name, for half an hour. The name begins with a code for
 * the visitor's address and the day. By this code the storage limits what one address uploads. It does not reveal the address.
 */
export function signUpload(
  bucket: Bucket,
  { filePath, address, now }: { readonly filePath: string; readonly address: string; readonly now: Date },
): UploadSignature {
  const day = now.toISOString().slice(0, 10);
  const uploader = addressCode(bucket.accessKey.secret, { address, now });
  const dir = `${filePath}/${day}/${uploader}-${randomBytes(10).toString("hex")}/`;
  const expires = new Date(now.getTime() + SIGNATURE_LIFETIME_MS);
  const policy = encodePolicy(bucket, { folder: dir, min: 1, max: FILE_MAX_BYTES }, expires);
  const { host, accessKey } = bucket;
  return { host, dir, policy, accessId: accessKey.id, signature: signV1(accessKey.secret, policy) };
}

/** The key of a file directly in a folder of `signUpload`. The first group is its extension. */
const VISITORS_KEY =
  /^[a-z0-9][a-z0-9_-]{0,39}\/\d{4}-\d\d-\d\d\/[0-9a-f]{16}-[0-9a-f]{20}\/\w[\w.-]*\.(\w+)$/i;

/** Whether a visitor may have posted the object with this key. A bucket can hold others. */
export function isVisitorsKey(key: string): boolean {
  const extension = VISITORS_KEY.exec(key)?.[1]?.toLowerCase();
  return extensionsFor(key).some((each) => each === extension);
}
