import OSS from "ali-oss";
import { expect, test, vi } from "vitest";

import { deleteObject } from "./delete-object.ts";
import { downloadUrl } from "./download-url.ts";
import { signV1 } from "./signature.ts";

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

const bucket = {
  name: "quote-requests",
  host: "https://quote-requests.oss-cn-wuhan.aliyuncs.com",
  accessKey: { id: "key-id", secret: "key-secret" },
};

test("a deletion is signed as Aliyun's own client does, and says whether the object is gone", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 204 }));
  expect(await deleteObject(bucket, "quote/a/x.step", fetch)).toBe(true);
  const [sent, init] = fetch.mock.calls[0] ?? [];
  const ours = new URL(new Request(sent ?? "").url);
  const expires = Number(ours.searchParams.get("Expires"));
  vi.setSystemTime((expires - 600) * 1000);
  const reference = new URL(client.signatureUrl("quote/a/x.step", { expires: 600, method: "DELETE" }));
  vi.useRealTimers();
  expect(init?.method).toBe("DELETE");
  expect(ours.pathname).toBe(reference.pathname);
  expect(Object.fromEntries(ours.searchParams)).toEqual(Object.fromEntries(reference.searchParams));
  const answers = [404, 403].map((status) => new Response(null, { status }));
  const results = answers.map((answer) => deleteObject(bucket, "quote/a/x.step", async () => answer));
  expect(await Promise.all(results)).toEqual([true, false]);
});

test("a download address is signed as Aliyun's own client does", () => {
  const disposition = 'attachment; filename="bracket.step"';
  const reference = new URL(
    client.signatureUrl("quote/a/x.step", { expires: 600, response: { "content-disposition": disposition } }),
  );
  const ours = new URL(
    downloadUrl(bucket, "quote/a/x.step", disposition, Number(reference.searchParams.get("Expires"))),
  );
  expect(Object.fromEntries(ours.searchParams)).toEqual(Object.fromEntries(reference.searchParams));
});
