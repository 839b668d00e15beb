import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { request as openRequest } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";

import { MB, peakResidentBytes, residentBytes, resetPeak } from "benchmarking/process-usage.ts";

import { env } from "#env.ts";
import { expectReadersUnaffected } from "#security/testing/readers.ts";
import { countByStatus, expect, requireLinux, test } from "#security/testing/test.ts";
import { newQuoteRequest } from "#testing/quote-requests.ts";
import { newVisitor, postJson } from "#testing/request.ts";
import type { Sandbox } from "#testing/sandbox.ts";
import { API } from "#testing/site.ts";
import {
  BOUNDARY,
  getSignature,
  multipartFrame,
  newKey,
  postFile,
  type Signature,
  STEP,
  uploadFields,
} from "#testing/uploads.ts";
import { waitFor } from "#testing/wait.ts";

/** Sizes in MB: one large file, and each of twenty simultaneous files. */
const SIZES = { fast: { one: 8, each: 2 }, normal: { one: 200, each: 25 }, full: { one: 500, each: 500 } }[
  env.attackScale
];
const PARALLEL_UPLOADS = 20;

test("a quote request keeps its own file, unchanged since it was checked", async ({ target }) => {
  const { siteUrl } = target;
  const signature = await getSignature(siteUrl);
  const key = newKey(signature);
  const fileUpload = `${signature.host}/${key}`;
  const request = (label: string, overrides: Record<string, unknown> = {}) => {
    const quoteRequest = newQuoteRequest({ fileUpload, fileName: "part.step", ...overrides });
    return postJson(siteUrl, API.quoteRequest, quoteRequest, { label });
  };
  const form = uploadFields(signature, { key });
  expect(await request("a key never uploaded")).toHaveStatus(400, 409);
  const uploads = await Promise.all(
    [1, 2, 3, 4].map((index) =>
      postFile(signature, form, `${STEP}/* ${index} */`, { label: "the same key at the same time" }),
    ),
  );
  expect(countByStatus(uploads)).toEqual({ 200: 1, 409: 3 });
  const overwrite = await postFile(signature, form, `${STEP} `, { label: "the same key again" });
  expect(overwrite).toHaveStatus(409);
  expect(await request("its own key")).toHaveStatus(200);
  expect(await request("the key of another quote request")).toHaveStatus(400, 409);
  for (const foreign of [
    "https://evil.example/a.step",
    "javascript:alert(1)",
    `${signature.host}/../staff`,
    "file:///etc/passwd",
    `${signature.host}/`,
  ]) {
    expect(await request(foreign, { fileUpload: foreign })).toHaveStatus(400);
  }
});

// e2e/visitor/quote-upload.spec.ts proves that a retry sends the file again, and admin/storage/object-store.test.ts what is left on
// disk.
test("an interrupted upload leaves no partial file", async ({ target }) => {
  const { siteUrl } = target;
  for (const share of [0.1, 0.99]) {
    const signature = await getSignature(siteUrl);
    const key = newKey(signature);
    const form = uploadFields(signature, { key });
    await interruptUpload(signature, form, share);
    const quoteRequest = newQuoteRequest({
      fileUpload: `${signature.host}/${key}`,
      fileName: "part.step",
    });
    const label = `its file was interrupted at ${share * 100} %`;
    expect(await postJson(siteUrl, API.quoteRequest, quoteRequest, { label })).toHaveStatus(400);
    expect(
      // Until the storage notices the closed connection, the key is still in use (status 409).
      await waitFor(
        () => postFile(signature, form, STEP, { label: "the same key, complete" }),
        ({ status }) => status !== 409,
      ),
    ).toHaveStatus(200);
  }
});

test(
  "large files do not increase the memory or slow down pages",
  { tag: "@sandbox" },
  async ({ sandbox }) => {
    requireLinux();
    const upload = async (megabytes: number) => {
      const signature = await getSignature(sandbox.siteUrl);
      return uploadLargeFile(signature, uploadFields(signature), megabytes * MB);
    };
    // The memory of a new process grows with its first uploads. Only growth after these counts.
    await Promise.all(Array.from({ length: PARALLEL_UPLOADS }, () => upload(4)));
    for (const [label, count, megabytes] of [
      ["one file", 1, SIZES.one],
      ["20 simultaneous files", PARALLEL_UPLOADS, SIZES.each],
    ] as const) {
      let uploads: LargeUpload[] = [];
      const growth = await expectReadersUnaffected(sandbox, () =>
        measureGrowth(sandbox, async () => {
          uploads = await Promise.all(Array.from({ length: count }, () => upload(megabytes)));
        }),
      );
      const request = `${label} of ${megabytes} MB`;
      expect(uploads, request).toEqual(Array.from({ length: count }, () => STORED));
      expect(growth.admin, `${request}: MB more of the admin API`).toBeLessThanOrEqual(50);
      expect(growth.site, `${request}: MB more of the site`).toBeLessThanOrEqual(50);
    }
    const names = readdirSync(join(sandbox.dataDirectory, "storage"));
    expect(names.filter((name) => name.endsWith(".part"))).toEqual([]);
    if (env.attackScale !== "full") return;
    const signature = await getSignature(sandbox.siteUrl);
    const { status } = await uploadLargeFile(signature, uploadFields(signature), 500 * MB + 1);
    expect(status, "a file of 500 MB and one byte").toBe(400);
  },
);

/** Sends a share of an upload of 1 MB, then closes the connection. */
function interruptUpload(
  { host }: Signature,
  fields: Readonly<Record<string, string>>,
  share: number,
): Promise<void> {
  const { hostname, port, pathname } = new URL(host);
  const { head, tail } = multipartFrame(fields);
  const file = Buffer.from(STEP.padEnd(1_000_000));
  const length = head.length + file.length + tail.length;
  return new Promise((resolve) => {
    const socket = connect(
      { host: hostname, port: Number(port), family: 4, localAddress: newVisitor().address },
      () => {
        socket.write(
          `POST ${pathname} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: ${length}\r\n\r\n`,
        );
        socket.write(head);
        socket.write(file.subarray(0, Math.floor(file.length * share)), () => socket.destroy());
      },
    );
    socket.on("close", () => resolve());
    socket.on("error", () => undefined);
  });
}

interface LargeUpload {
  readonly status: number;
  /** Whether the storage reports the checksum of the sent bytes. */
  readonly hasSameChecksum: boolean;
}

const STORED: LargeUpload = { status: 200, hasSameChecksum: true };

/** Streams a STEP file of a given size, as fast as the server reads it. */
async function uploadLargeFile(
  { host }: Signature,
  fields: Record<string, string>,
  bytes: number,
): Promise<LargeUpload> {
  const { head, tail } = multipartFrame(fields);
  const url = new URL(host);
  const hash = createHash("md5");
  const outgoing = openRequest({
    host: url.hostname,
    port: url.port,
    family: 4,
    path: url.pathname,
    method: "POST",
    headers: {
      "content-type": `multipart/form-data; boundary=${BOUNDARY}`,
      "content-length": head.length + bytes + tail.length,
    },
  });
  const finished = new Promise<LargeUpload>((resolve) => {
    outgoing.on("response", (response) => {
      response.resume();
      const etag = String(response.headers.etag).replaceAll('"', "").toLowerCase();
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, hasSameChecksum: etag === hash.digest("hex") }),
      );
    });
    outgoing.on("error", () => resolve({ status: 0, hasSameChecksum: false }));
  });
  const filler = Buffer.alloc(256 * 1024, "\n");
  outgoing.write(head);
  for (let sent = 0; sent < bytes;) {
    const size = Math.min(filler.length, bytes - sent);
    const chunk = sent === 0 ? Buffer.from(STEP.padEnd(size)) : filler.subarray(0, size);
    hash.update(chunk);
    sent += chunk.length;
    if (!outgoing.write(chunk)) {
      await Promise.race([new Promise((resolve) => outgoing.once("drain", resolve)), finished]);
    }
  }
  outgoing.end(tail);
  return finished;
}

/** The maximum memory growth of each process in MB while `work` ran. */
async function measureGrowth(
  sandbox: Sandbox,
  work: () => Promise<unknown>,
): Promise<Record<"admin" | "site", number>> {
  const pids = { admin: sandbox.admin.pid, site: sandbox.site.pid };
  await Promise.all([resetPeak(pids.admin), resetPeak(pids.site)]);
  const before = { admin: await residentBytes(pids.admin), site: await residentBytes(pids.site) };
  await work();
  return {
    admin: ((await peakResidentBytes(pids.admin)) - before.admin) / MB,
    site: ((await peakResidentBytes(pids.site)) - before.site) / MB,
  };
}
