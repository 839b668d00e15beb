import { createHmac, timingSafeEqual } from "node:crypto";

import { OssError } from "./oss-error.ts";
import type { FormFields } from "./receive-form.ts";

export interface AccessKey {
  readonly id: string;
  readonly secret: string;
}

/** Signature version 1 of PostObject: base64(HMAC-SHA1(secret, policy)). `policy` is the base64 text that is posted. */
export function signV1(secret: string, policy: string): string {
  return createHmac("sha1", secret).update(policy).digest("base64");
}

/** Signature version 4 of PostObject. `day` is YYYYMMDD in UTC. */
export function signV4(
  secret: string,
  policy: string,
  { day, region }: { day: string; region: string },
): string {
  const key = [day, region, "oss", "aliyun_v4_request"].reduce<string | Buffer>(hmac, `aliyun_v4${secret}`);
  return hmac(key, policy).toString("hex");
}

/** Throws an OssError if the form's policy is not signed with this key, in version 1 or 4. */
export function checkSignature(fields: FormFields, policy: string, key: AccessKey): void {
  const version = fields.get("x-oss-signature-version");
  if (version === undefined) {
    checkKeyId(fields.get("ossaccesskeyid"), key);
    return assertEqual(signV1(key.secret, policy), fields.get("signature"));
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
  assertEqual(signV4(key.secret, policy, { day, region }), fields.get("x-oss-signature"));
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

function assertEqual(expected: string, received = ""): void {
  const [left, right] = [Buffer.from(expected), Buffer.from(received)];
  if (left.length === right.length && timingSafeEqual(left, right)) return;
  throw new OssError(
    403,
    "SignatureDoesNotMatch",
    "The request signature we calculated does not match the signature you provided.",
  );
}
