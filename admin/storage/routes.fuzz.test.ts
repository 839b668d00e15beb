import { readdirSync } from "node:fs";

import { array, assert, asyncProperty, constantFrom, nat, oneof, string, tuple } from "fast-check";
import { Hono } from "hono";
import { requestId } from "hono/request-id";
import { encodePolicy } from "oss-storage/policy.ts";
import { createStorageRoutes } from "oss-storage/routes.ts";
import { signV1 } from "oss-storage/signature.ts";
import { createLog } from "server-kit/log.ts";
import { expect, test } from "vitest";

import { openTestDatabase } from "#testing/database.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";

import { openObjectStore } from "./object-store.ts";

const bucket = {
  name: "quote-requests",
  host: "http://localhost:3400/storage",
  accessKey: { id: "key-id", secret: "key-secret" },
};
const now = () => new Date("2026-11-21T12:00:00Z");
const policy = encodePolicy(
  bucket,
  { folder: "quote/a1/", min: 1, max: 100 },
  new Date("2026-11-21T12:30:00Z"),
);
const BOUNDARY = "a-boundary";
const RUNS = { seed: 21, numRuns: 100 };

async function setup() {
  const directory = temporaryFolder();
  const objects = openObjectStore({ directory, database: await openTestDatabase(), host: bucket.host, now });
  const log = createLog("error", () => undefined);
  const app = new Hono().use(requestId()).route("/", createStorageRoutes({ objects, bucket, log, now }));
  return {
    files: () => readdirSync(directory),
    post: async (body: Buffer, type = `multipart/form-data; boundary=${BOUNDARY}`) =>
      app.request("/", { method: "POST", body: new Uint8Array(body), headers: { "content-type": type } }),
  };
}

function formOf(fields: readonly (readonly [string, string])[], file = "ISO-10303-21;"): Buffer {
  const parts = fields.map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.step"\r\n\r\n`;
  return Buffer.from(`${parts.join("")}${head}${file}\r\n--${BOUNDARY}--\r\n`);
}

const signed = (key: string): [string, string][] => [
  ["key", key],
  ["policy", policy],
  ["OSSAccessKeyId", "key-id"],
  ["success_action_status", "200"],
  ["signature", signV1("key-secret", policy)],
];

test("a form with changed bytes is stored or rejected, and leaves no incomplete file", async () => {
  const form = formOf(signed("quote/a1/x9.step"));
  const bytes = constantFrom(0, 0x0a, 0x0d, 0x22, 0x2d, 0x3b, 0x3d, 0x41, 0x80, 0xff);
  const changes = array(tuple(nat(form.length - 1), bytes), { maxLength: 4 });
  await assert(
    asyncProperty(changes, nat(form.length), nat(3), async (all, end, cut) => {
      const { files, post } = await setup();
      const changed = Buffer.from(form);
      for (const [at, byte] of all) changed.writeUInt8(byte, at);
      const { status } = await post(cut === 0 ? changed.subarray(0, end) : changed);
      expect([200, 204, 400, 403, 412]).toContain(status);
      expect(files()).toHaveLength(status < 300 ? 1 : 0);
    }),
    RUNS,
  );
});

test("a signature allows only keys directly in its folder", async () => {
  const part = constantFrom(
    "quote",
    "a1",
    "a1/",
    "..",
    ".",
    "",
    "x9",
    "x9.step",
    "x9.STL",
    "\\",
    "%2e",
    "\u0000",
    "é",
  );
  const keys = oneof(
    array(part, { maxLength: 5 }).map((parts) => parts.join("/")),
    array(part, { maxLength: 4 }).map((parts) => `quote/a1/${parts.join("/")}`),
    string().map((name) => `quote/a1/${name}`),
  ).map((key) => key.replace(/[\r\n]/g, ""));
  await assert(
    asyncProperty(keys, async (key) => {
      const { files, post } = await setup();
      const { status } = await post(formOf(signed(key)));
      expect([200, 400, 403]).toContain(status);
      // An STL file does not start like this one.
      expect(status === 200).toBe(/^quote\/a1\/[\w-]+\.(step|stp)$/i.test(key));
      expect(files()).toHaveLength(status === 200 ? 1 : 0);
    }),
    RUNS,
  );
});

test("no fields and content types cause an internal error", async () => {
  const name = oneof(
    constantFrom("key", "policy", "signature", "x-oss-signature-version", "x-oss-credential", "__proto__"),
    string(),
  );
  const value = oneof(
    string(),
    constantFrom("OSS4-HMAC-SHA256", "key-id/20261121/cn-wuhan/oss/aliyun_v4_request", "e30=", policy),
  );
  const type = constantFrom(
    "multipart/form-data",
    "multipart/form-data; boundary=",
    `multipart/form-data; boundary="${BOUNDARY}`,
    `multipart/form-data; boundary=${BOUNDARY}; charset=utf-16`,
    "multipart/form-data; boundary*=utf-8''x",
    "text/plain",
  );
  await assert(
    asyncProperty(
      array(tuple(name, value), { maxLength: 6 }),
      oneof(type, string()),
      async (fields, other) => {
        const { files, post } = await setup();
        const sent = /^[\x20-\x7e]*$/.test(other) ? other : "multipart/form-data";
        const responses = [await post(formOf(fields)), await post(formOf(fields), sent)];
        for (const { status } of responses) expect([400, 403, 412]).toContain(status);
        expect(files()).toEqual([]);
      },
    ),
    RUNS,
  );
});

test("a part without a name or a file name does not crash the process", async () => {
  const { files, post } = await setup();
  const forms = ["form-data", 'form-data; name=""', "form-data; filename=a.step", "form-data; filename*=x"];
  const responses = await Promise.all(forms.map((disposition) => post(formWithPart(disposition))));
  for (const { status } of responses) expect([400, 403]).toContain(status);
  expect(files()).toEqual([]);
});

function formWithPart(disposition: string): Buffer {
  return Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: ${disposition}\r\n\r\nx\r\n--${BOUNDARY}--\r\n`);
}
