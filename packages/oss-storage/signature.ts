import { createHmac, timingSafeEqual } from "node:crypto";

import { OssError } from "./oss-error.ts";
import type { FormFields } from "./receive-form.ts";

// cspell:ignore ossaccesskeyid

export interface AccessKey {
  readonly id: string;
  readonly secret: string;
}

/** Signature version 1 of PostObject: base64(HMAC-SHA1(secret, policy)). `policy` is the base64 text that is posted. */
export function signV1(secret: string, policy: string): string {
  return createHmac("sha1", secret).update(policy).digest("base64");
}

/** Throws an OssError if the form's policy is not signed with this key. */
export function checkSignature(fields: FormFields, policy: string, key: AccessKey): void {
  if (fields.get("ossaccesskeyid") !== key.id)
    throw new OssError(
      403,
      "InvalidAccessKeyId",
      "The OSS Access Key Id you provided does not exist in our records.",
    );
  const expected = Buffer.from(signV1(key.secret, policy));
  const received = Buffer.from(fields.get("signature") ?? "");
  if (expected.length === received.length && timingSafeEqual(expected, received)) return;
  throw new OssError(
    403,
    "SignatureDoesNotMatch",
    "The request signature we calculated does not match the signature you provided.",
  );
}
