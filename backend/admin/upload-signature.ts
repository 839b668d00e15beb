import { randomUUID } from "node:crypto";

import type { UploadSignature } from "contracts/upload.ts";

import type { Bucket } from "../storage/download-url.ts";
import { encodePolicy } from "../storage/policy.ts";
import { signV1 } from "../storage/signature.ts";

/** Spec §9. */
const FILE_BYTES_MOST = 524_288_000;
/** The site asks anew every 20 minutes (Spec §7). */
const LIFETIME_MS = 30 * 60_000;

/** Each signature opens one new folder that nobody can guess, for one file size and half an hour. */
export function signUpload({ name, host, accessKey }: Bucket, folder: string, now: Date): UploadSignature {
  const dir = `${folder}/${now.toISOString().slice(0, 10)}/${randomUUID()}/`;
  const policy = encodePolicy({
    expiration: new Date(now.getTime() + LIFETIME_MS).toISOString(),
    conditions: [
      { bucket: name },
      ["starts-with", "$key", dir],
      ["content-length-range", 1, FILE_BYTES_MOST],
      ["eq", "$success_action_status", "200"],
    ],
  });
  return { host, dir, policy, accessId: accessKey.id, signature: signV1(accessKey.secret, policy) };
}
