import { readdirSync } from "node:fs";

import { Hono } from "hono";
import { requestId } from "hono/request-id";
import { downloadUrl } from "oss-storage/download-url.ts";
import { encodePolicy } from "oss-storage/policy.ts";
import { createStorageRoutes } from "oss-storage/routes.ts";
import { signV1 } from "oss-storage/signature.ts";
import { createLog } from "server-kit/log.ts";
import { expect, onTestFinished, test, vi } from "vitest";

import { openTestDatabase } from "#testing/database.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";

import { openObjectStore } from "./object-store.ts";

const bucket = {
  name: "quote-requests",
  host: "http://localhost:3400/storage",
  accessKey: { id: "key-id", secret: "key-secret" },
};
const step = "ISO-10303-21;\nHEADER;\nENDSEC;\nEND-ISO-10303-21;\n";
const allowed = { folder: "quote/a1/", min: 1, max: 100 };
const now = () => new Date("2026-11-21T12:00:00Z");

async function setup() {
  const directory = temporaryFolder();
  const objects = openObjectStore({ directory, database: await openTestDatabase(), host: bucket.host, now });
  const logged: string[] = [];
  const log = createLog("debug", (line) => void logged.push(line));
  const app = new Hono().use(requestId()).route("/", createStorageRoutes({ objects, bucket, log, now }));
  return { app, objects, logged, files: () => readdirSync(directory) };
}

interface Form {
  policy?: string;
  file?: string;
  expiration?: string;
  fields?: Record<string, string>;
}

function signedForm(options: Form = {}) {
  const { file = step, expiration = "2026-11-21T12:30:00Z", fields = {} } = options;
  const policy = options.policy ?? encodePolicy(bucket, allowed, new Date(expiration));
  const form = new FormData();
  const all = {
    name: "bracket.step",
    key: "quote/a1/x9.step",
    policy,
    OSSAccessKeyId: "key-id",
    success_action_status: "200",
    signature: signV1("key-secret", policy),
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  form.append("file", new Blob([file]), "bracket.step");
  return form;
}

/** A policy that this program would not sign. */
function policyWith(conditions: readonly unknown[]): string {
  return Buffer.from(JSON.stringify({ expiration: "2026-11-21T12:30:00Z", conditions })).toString("base64");
}

function post({ app }: Awaited<ReturnType<typeof setup>>, body: FormData) {
  return app.request("/", { method: "POST", body });
}

test("a file with a valid signature is stored and answered with the status that the form requests", async () => {
  const storage = await setup();
  const response = await post(storage, signedForm());
  expect(response.status).toBe(200);
  expect(await storage.objects.get("quote/a1/x9.step")).toMatchObject({
    size: step.length,
    name: "bracket.step",
  });
});

test.each<[string, number, string, Form]>([
  ["a policy that has expired", 403, "AccessDenied", { expiration: "2026-11-21T11:59:59Z" }],
  ["another key", 403, "AccessDenied", { fields: { key: "quote/b2/x9.step" } }],
  ["a key with a parent folder", 400, "InvalidObjectName", { fields: { key: "quote/a1/../x9.step" } }],
  // Each folder has its own limit of files.
  ["a key in a folder of its own", 400, "InvalidObjectName", { fields: { key: "quote/a1/s1/x9.step" } }],
  ["a key that names only the folder", 400, "InvalidObjectName", { fields: { key: "quote/a1/" } }],
  [
    "a policy for another bucket",
    403,
    "AccessDenied",
    { policy: encodePolicy({ ...bucket, name: "other" }, allowed, new Date("2026-11-21T12:30:00Z")) },
  ],
  ["a policy without conditions", 400, "InvalidPolicyDocument", { policy: policyWith([]) }],
  [
    "a policy that names no folder",
    400,
    "InvalidPolicyDocument",
    {
      policy: policyWith([
        { bucket: "quote-requests" },
        ["starts-with", "$key", ""],
        ["content-length-range", 1, 100],
        ["eq", "$success_action_status", "200"],
      ]),
    },
  ],
  [
    "a changed signature",
    403,
    "SignatureDoesNotMatch",
    { fields: { signature: "AAAAAAAAAAAAAAAAAAAAAAAAAAA=" } },
  ],
  [
    "a changed policy",
    403,
    "SignatureDoesNotMatch",
    { fields: { policy: encodePolicy(bucket, allowed, new Date("2027-01-01T00:00:00Z")) } },
  ],
  ["another access key", 403, "InvalidAccessKeyId", { fields: { OSSAccessKeyId: "someone" } }],
  ["another success status", 403, "AccessDenied", { fields: { success_action_status: "204" } }],
  ["an empty file", 400, "EntityTooSmall", { file: "" }],
  ["a file above the policy's size", 400, "EntityTooLarge", { file: step.padEnd(101) }],
  ["a program named as a drawing", 400, "InvalidArgument", { file: "MZ\u0090\u0000" }],
  ["a type that is not accepted", 400, "InvalidArgument", { fields: { key: "quote/a1/x9.exe" } }],
])("%s is rejected and nothing stays on disk", async (_case, status, code, form) => {
  const storage = await setup();
  const response = await post(storage, signedForm(form));
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(`<Code>${code}</Code>`);
  expect(storage.files()).toEqual([]);
});

test("a stored object cannot be overwritten", async () => {
  const storage = await setup();
  await post(storage, signedForm());
  expect((await post(storage, signedForm())).status).toBe(409);
});

test("a form without a file and an interrupted one are rejected", async () => {
  const storage = await setup();
  const empty = new FormData();
  empty.append("key", "quote/a1/x9.step");
  expect((await post(storage, empty)).status).toBe(400);
  const cut = await storage.app.request("/", {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=x" },
    body: '--x\r\nContent-Disposition: form-data; name="key"\r\n\r\ninqu',
  });
  expect(cut.status).toBe(400);
  expect(await cut.text()).toContain("MalformedPOSTRequest");
});

test("an upload that is interrupted inside its file is rejected, and nothing stays on disk", async () => {
  const storage = await setup();
  const whole = Buffer.from(await new Response(signedForm()).arrayBuffer());
  const boundary = /^--(\S+)/.exec(whole.toString("latin1"))?.[1] ?? "";
  const cut = await storage.app.request("/", {
    method: "POST",
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    body: whole.subarray(0, whole.indexOf("ENDSEC")),
  });
  expect(cut.status).toBe(400);
  expect(await cut.text()).toContain("MalformedPOSTRequest");
  expect(storage.files()).toEqual([]);
  expect((await post(storage, signedForm())).status).toBe(200);
});

const DISPOSITION = 'attachment; filename="bracket.step"';
const noon = Date.parse("2026-11-21T12:00:00Z") / 1000;

function download({ app }: Awaited<ReturnType<typeof setup>>, url: string) {
  return app.request(url.replace("http://localhost:3400/storage", ""));
}

test("a signed address downloads the file as an attachment that cannot run", async () => {
  const storage = await setup();
  await post(storage, signedForm());
  const response = await download(storage, downloadUrl(bucket, "quote/a1/x9.step", DISPOSITION, noon + 60));
  expect(await response.text()).toBe(step);
  expect(response.headers.get("content-disposition")).toBe(DISPOSITION);
  expect(response.headers.get("content-security-policy")).toContain("sandbox");
});

test.each([
  ["without a signature", () => "/quote/a1/x9.step"],
  ["after its time", () => downloadUrl(bucket, "quote/a1/x9.step", DISPOSITION, noon)],
  [
    "for another object",
    () => downloadUrl(bucket, "quote/a1/y1.step", DISPOSITION, noon + 60).replace("y1", "x9"),
  ],
])("an address %s is rejected", async (_case, url) => {
  const storage = await setup();
  await post(storage, signedForm());
  expect((await download(storage, url())).status).toBe(403);
});

test("a form with long or many fields before its file is rejected at once, and one without a file after half a minute", async () => {
  const { app } = await setup();
  const boundary = "----attack";
  const field = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  /** Sends the start of a form and waits for the answer, without an end. */
  const start = (text: string) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
    });
    const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
    return app.request("/", { method: "POST", body, headers, duplex: "half" });
  };
  const started = performance.now();
  expect((await start(field("x", "x".repeat(4096)) + field("y", "y"))).status).toBe(400);
  const many = Array.from({ length: 30 }, (_, index) => field(`x${index}`, "x")).join("");
  expect((await start(many)).status).toBe(400);
  expect(performance.now() - started).toBeLessThan(20_000);

  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const silent = start(field("key", "quote/a1/x9.step"));
  await vi.advanceTimersByTimeAsync(31_000);
  expect((await silent).status).toBe(400);
});
