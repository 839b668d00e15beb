import * as v from "valibot";

import type { Bucket } from "./download-url.ts";
import { OssError } from "./oss-error.ts";
import type { FormFields } from "./receive-form.ts";

const size = v.pipe(v.number(), v.integer(), v.minValue(0));
/** The policies that this program signs. https://www.alibabacloud.com/help/en/oss/developer-reference/postobject, "Form field: policy". */
const Policy = v.object({
  expiration: v.pipe(v.string(), v.isoTimestamp()),
  conditions: v.strictTuple([
    v.strictObject({ bucket: v.string() }),
    v.strictTuple([v.literal("starts-with"), v.literal("$key"), v.pipe(v.string(), v.endsWith("/"))]),
    v.strictTuple([v.literal("content-length-range"), size, size]),
    v.strictTuple([v.literal("eq"), v.literal("$success_action_status"), v.string()]),
  ]),
});

interface Allowed {
  /** The folder, with a slash at the end, in which the key of the file must be. */
  readonly folder: string;
  /** The allowed size in bytes, both ends included. */
  readonly min: number;
  readonly max: number;
}

/** The policy for an upload until `expires`, in base64. The response of the bucket has status 200. */
export function encodePolicy({ name }: Bucket, { folder, min, max }: Allowed, expires: Date): string {
  const policy: v.InferOutput<typeof Policy> = {
    expiration: expires.toISOString(),
    conditions: [
      { bucket: name },
      ["starts-with", "$key", folder],
      ["content-length-range", min, max],
      ["eq", "$success_action_status", "200"],
    ],
  };
  return Buffer.from(JSON.stringify(policy)).toString("base64");
}

/**
 * Returns what a signed policy allows. Throws an OssError 400 if it is not a policy, and 403 if the form violates it. The file size is
 * checked later, while the file is received.
 */
export function checkPolicy({ name }: Bucket, text: string, fields: FormFields, now: Date): Allowed {
  const json = Buffer.from(text, "base64").toString("utf8");
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Policy), json);
  if (!parsed.success)
    throw new OssError(400, "InvalidPolicyDocument", `Invalid Policy: ${parsed.issues[0].message}`);
  const { expiration, conditions } = parsed.output;
  const [{ bucket }, [, , folder], [, min, max], [, , status]] = conditions;
  if (Date.parse(expiration) <= now.getTime()) throw denied("Policy expired.");
  const isMet =
    bucket === name &&
    fields.get("key")?.startsWith(folder) === true &&
    fields.get("success_action_status") === status;
  if (!isMet) throw denied("Policy Condition failed.");
  return { folder, min, max };
}

function denied(message: string): OssError {
  return new OssError(403, "AccessDenied", `Invalid according to Policy: ${message}`);
}
