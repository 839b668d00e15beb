import * as v from "valibot";

import { OssError } from "./oss-error.ts";
import type { FormFields } from "./receive-form.ts";

const size = v.pipe(v.number(), v.integer(), v.minValue(0));
const Condition = v.union([
  v.strictTuple([v.literal("content-length-range"), size, size]),
  v.strictTuple([v.picklist(["in", "not-in"]), v.string(), v.array(v.string())]),
  v.strictTuple([v.picklist(["eq", "starts-with"]), v.string(), v.string()]),
  v.record(v.string(), v.string()),
]);
const Policy = v.object({
  expiration: v.pipe(v.string(), v.isoTimestamp()),
  conditions: v.array(Condition),
});

/** https://www.alibabacloud.com/help/en/oss/developer-reference/postobject, "Form field: policy". */
export type Policy = v.InferOutput<typeof Policy>;

export function encodePolicy(policy: Policy): string {
  return Buffer.from(JSON.stringify(policy)).toString("base64");
}

/** Throws an OssError 400 if `text` is not a policy in base64. */
export function decodePolicy(text: string): Policy {
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), Policy),
    Buffer.from(text, "base64").toString("utf8"),
  );
  if (!parsed.success)
    throw new OssError(400, "InvalidPolicyDocument", `Invalid Policy: ${parsed.issues[0].message}`);
  return parsed.output;
}

/** Throws an OssError 403 if the form violates the policy. The file size is checked later, while the file is received. */
export function checkConditions({ expiration, conditions }: Policy, fields: FormFields, now: Date): void {
  if (Date.parse(expiration) <= now.getTime()) throw denied("Policy expired.");
  for (const condition of conditions) {
    if (!isMet(condition, fields)) throw denied(`Policy Condition failed: ${JSON.stringify(condition)}`);
  }
}

/** The range of the allowed file size in bytes, both ends included. */
export function sizeRange({ conditions }: Policy): { min: number; max: number } {
  const ranges = conditions.flatMap((condition) =>
    Array.isArray(condition) && condition[0] === "content-length-range" ? [condition] : [],
  );
  return {
    min: Math.max(0, ...ranges.map(([, min]) => min)),
    max: Math.min(Number.MAX_SAFE_INTEGER, ...ranges.map(([, , max]) => max)),
  };
}

/** The folder into which the policy allows uploads. Throws an OssError 403 if it allows the whole bucket, which we never sign. */
export function signedFolder({ conditions }: Policy): string {
  const folder = conditions.flatMap((condition) =>
    Array.isArray(condition) && condition[0] === "starts-with" && condition[1] === "$key"
      ? [condition[2]]
      : [],
  )[0];
  if (folder?.endsWith("/")) return folder;
  throw denied("It names no folder.");
}

function isMet(condition: Policy["conditions"][number], fields: FormFields): boolean {
  if (!Array.isArray(condition))
    return Object.entries(condition).every(([name, value]) => fields.get(name.toLowerCase()) === value);
  const [operator, field, expected] = condition;
  if (operator === "content-length-range") return true;
  const value = fields.get(field.replace(/^\$/, "").toLowerCase());
  switch (operator) {
    case "eq":
      return value === expected;
    case "starts-with":
      return value?.startsWith(expected) ?? false;
    case "in":
      return value !== undefined && expected.includes(value);
    case "not-in":
      return value === undefined || !expected.includes(value);
  }
}

function denied(message: string): OssError {
  return new OssError(403, "AccessDenied", `Invalid according to Policy: ${message}`);
}
