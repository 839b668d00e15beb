import OSS from "ali-oss";
import { expect, test } from "vitest";

import { downloadUrl } from "./download-url.ts";
import { signV1, signV4 } from "./signature.ts";

const policy = { expiration: "2026-11-21T12:30:00Z", conditions: [{ bucket: "quote-requests" }] };
const client = new OSS({
  accessKeyId: "key-id",
  accessKeySecret: "key-secret",
  bucket: "quote-requests",
  region: "oss-cn-wuhan",
});

test("version 1 signs as Aliyun's own client does", () => {
  const reference = client.calculatePostSignature(policy);
  expect(signV1("key-secret", reference.policy)).toBe(reference.Signature);
});

test("version 4 signs as Aliyun's own client does", () => {
  const encoded = client.calculatePostSignature(policy).policy;
  // The package has this method, but its types do not.
  const reference: unknown = Reflect.apply(Reflect.get(client, "signPostObjectPolicyV4"), client, [
    policy,
    new Date("2026-11-21T12:00:00Z"),
  ]);
  expect(signV4("key-secret", encoded, { day: "20261121", region: "cn-wuhan" })).toBe(reference);
});

test("a download address is signed as Aliyun's own client does", () => {
  const disposition = 'attachment; filename="bracket.step"';
  const reference = new URL(
    client.signatureUrl("quote/a/x.step", { expires: 600, response: { "content-disposition": disposition } }),
  );
  const bucket = {
    name: "quote-requests",
    host: "https://quote-requests.oss-cn-wuhan.aliyuncs.com",
    accessKey: { id: "key-id", secret: "key-secret" },
  };
  const ours = new URL(
    downloadUrl(bucket, "quote/a/x.step", disposition, Number(reference.searchParams.get("Expires"))),
  );
  expect(Object.fromEntries(ours.searchParams)).toEqual(Object.fromEntries(reference.searchParams));
});
