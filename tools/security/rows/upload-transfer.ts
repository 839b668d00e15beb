import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { request as openRequest } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";

import { MB, residentBytes } from "benchmarking/process-usage.ts";

import { newQuoteRequest } from "../../sandbox/quote-requests.ts";
import { newVisitor, postJson } from "../../sandbox/request.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { peakOf, watchMemory } from "../../sandbox/server-memory.ts";
import { API } from "../../sandbox/site.ts";
import {
  BOUNDARY,
  getSignature,
  multipartFrame,
  newKey,
  postFile,
  type Signature,
  STEP,
  uploadFields,
} from "../../sandbox/uploads.ts";
import { waitFor } from "../../sandbox/wait.ts";
import type { Row } from "../context.ts";
import { expectStatus, expectThat } from "../expect.ts";
import { expectReadersUnaffected } from "../readers.ts";

/** Sizes in MB: one large file, and each of twenty simultaneous files. */
const SIZES = { fast: { one: 8, each: 2 }, normal: { one: 200, each: 25 }, full: { one: 500, each: 500 } };
const PARALLEL_UPLOADS = 20;

export const uploadTransfer: readonly Row[] = [
  {
    number: 47,
    area: "upload",
    title: "a quote request keeps its own file, unchanged since it was checked",
    async attack(context) {
      const { siteUrl } = context.target;
      const signature = await getSignature(siteUrl);
      const key = newKey(signature);
      const fileUpload = `${signature.host}/${key}`;
      const request = (label: string, overrides: Record<string, unknown> = {}) => {
        const quoteRequest = newQuoteRequest({ fileUpload, fileName: "part.step", ...overrides });
        return postJson(siteUrl, API.quoteRequest, quoteRequest, { label });
      };
      const form = uploadFields(signature, { key });
      expectStatus(context, await request("a key never uploaded"), 400, 409);
      const uploads = await Promise.all(
        [1, 2, 3, 4].map((index) =>
          postFile(signature, form, `${STEP}/* ${index} */`, { label: "the same key at the same time" }),
        ),
      );
      const stored = uploads.filter(({ status }) => status === 200).length;
      expectThat(
        context,
        { request: "4 simultaneous uploads of one key" },
        "one stored, the others 409",
        stored === 1 && uploads.every(({ status }) => [200, 409].includes(status)),
        uploads.map(({ status }) => status).join(" "),
      );
      const overwrite = await postFile(signature, form, `${STEP} `, { label: "the same key again" });
      expectStatus(context, overwrite, 409);
      expectStatus(context, await request("its own key"), 200);
      expectStatus(context, await request("the key of another quote request"), 400, 409);
      for (const foreign of [
        "https://evil.example/a.step",
        "javascript:alert(1)",
        `${signature.host}/../staff`,
        "file:///etc/passwd",
        `${signature.host}/`,
      ]) {
        expectStatus(context, await request(foreign, { fileUpload: foreign }), 400);
      }
    },
  },
  {
    number: 48,
    area: "upload",
    title: "an interrupted upload leaves no partial file",
    async attack(context) {
      const { siteUrl } = context.target;
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
        expectStatus(context, await postJson(siteUrl, API.quoteRequest, quoteRequest, { label }), 400);
        expectStatus(
          context,
          // Until the storage notices the closed connection, the key is still in use (status 409).
          await waitFor(
            () => postFile(signature, form, STEP, { label: "the same key, complete" }),
            ({ status }) => status !== 409,
          ),
          200,
        );
      }
      context.note(
        "Resuming: PostObject has no offset. A retry sends the file again, with progress: e2e/visitor/quote-upload.spec.ts.",
      );
      context.note("What is left on disk: admin/storage/object-store.test.ts, and row 49.");
    },
  },
  {
    number: 49,
    area: "upload",
    title: "large files do not increase the memory or slow down pages",
    needsSandbox: true,
    async attack(context) {
      const sandbox = await context.openSandbox();
      const { one, each } = SIZES[context.scale];
      const upload = async (megabytes: number) => {
        const signature = await getSignature(sandbox.siteUrl);
        return uploadLargeFile(signature, uploadFields(signature), megabytes * MB);
      };
      // The memory of a new process grows with its first uploads. Only growth after these counts.
      await Promise.all(Array.from({ length: PARALLEL_UPLOADS }, () => upload(4)));
      for (const [label, count, megabytes] of [
        ["one file", 1, one],
        ["20 simultaneous files", PARALLEL_UPLOADS, each],
      ] as const) {
        let uploads: LargeUpload[] = [];
        const growth = await expectReadersUnaffected(context, sandbox, () =>
          measureGrowth(sandbox, async () => {
            uploads = await Promise.all(Array.from({ length: count }, () => upload(megabytes)));
          }),
        );
        const request = { request: `${label} of ${megabytes} MB` };
        const good = uploads.filter(({ status, hasSameChecksum }) => status === 200 && hasSameChecksum);
        expectThat(
          context,
          request,
          "stored with the right checksum",
          good.length === count,
          uploads.map(({ status }) => status).join(" "),
        );
        expectThat(
          context,
          request,
          "no process grows by more than 50 MB",
          Math.max(growth.admin, growth.site) <= 50,
          `admin API +${growth.admin.toFixed(0)} MB, site +${growth.site.toFixed(0)} MB`,
        );
      }
      const partial = readdirSync(join(sandbox.dataDirectory, "storage")).filter((name) =>
        name.endsWith(".part"),
      );
      expectThat(
        context,
        { request: "the storage's folder" },
        "no partial file",
        partial.length === 0,
        partial.length,
      );
      if (context.scale !== "full") return;
      const signature = await getSignature(sandbox.siteUrl);
      const { status } = await uploadLargeFile(signature, uploadFields(signature), 500 * MB + 1);
      expectThat(context, { request: "a file of 500 MB and one byte" }, "400", status === 400, status);
    },
  },
];

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
  const admin = await residentBytes(sandbox.admin.pid);
  const site = await residentBytes(sandbox.site.pid);
  const memory = watchMemory(sandbox, 100);
  await work();
  const samples = await memory.stop();
  return {
    admin: (peakOf(samples, "admin") - admin) / MB,
    site: (peakOf(samples, "site") - site) / MB,
  };
}
