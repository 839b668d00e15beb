import { createHmac, timingSafeEqual } from "node:crypto";

import type { FormFields } from "./form-fields.ts";
import { OssError } from "./oss-error.ts";

export interface AccessKey {
  readonly id: string;
  readonly secret: string;
}

/** PostObject, signature version 1: base64(HMAC-SHA1(secret, policy)). `policy` is the base64 text as it is posted. */
export function signV1(secret: string, policy: string): string {
  return createHmac("sha1", secret).update(policy).digest("base64");
}

/** PostObject, signature version 4. `day` is YYYYMMDD in UTC. */
export function signV4(
  secret: string,
  policy: string,
  { day, region }: { day: string; region: string },
): string {
  const key = [day, region, "oss", "aliyun_v4_request"].reduce<string | Buffer>(hmac, `aliyun_v4${secret}`);
  return hmac(key, policy).toString("hex");
}

/** Throws an OssError unless the form's policy is signed, in version 1 or 4, with this key. */
export function checkSignature(fields: FormFields, policy: string, key: AccessKey): void {
  const version = fields.get("x-oss-signature-version");
  if (version === undefined) {
    checkKeyId(fields.get("ossaccesskeyid"), key);
    return compare(signV1(key.secret, policy), fields.get("signature"));
  }
  if (version !== "OSS4-HMAC-SHA256")
    throw new OssError(400, "InvalidArgument", `x-oss-signature-version "${version}" is not known`);
  const [id, day, region, service, request] = (fields.get("x-oss-credential") ?? "").split("/");
  if (day === undefined || region === undefined || service !== "oss" || request !== "aliyun_v4_request") {
    throw new OssError(
      400,
      "InvalidArgument",
      "x-oss-credential must read <AccessKeyId>/<date>/<region>/oss/aliyun_v4_request",
    );
  }
  checkKeyId(id, key);
  compare(signV4(key.secret, policy, { day, region }), fields.get("x-oss-signature"));
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

function checkKeyId(id: string | undefined, key: AccessKey): void {
  if (id !== key.id)
    throw new OssError(
      403,
      "InvalidAccessKeyId",
      "The OSS Access Key Id you provided does not exist in our records.",
    );
}

function compare(expected: string, given = ""): void {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  if (left.length === right.length && timingSafeEqual(left, right)) return;
  throw new OssError(
    403,
    "SignatureDoesNotMatch",
    "The request signature we calculated does not match the signature you provided.",
  );
}
