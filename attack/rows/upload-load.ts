import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { request as openRequest } from "node:http";
import { join } from "node:path";

import { MB, mostBytes, residentBytes, watchMemory } from "../memory.ts";
import type { Name, OwnStack } from "../own-stack.ts";
import { expectThat, type Row } from "../row.ts";
import { BOUNDARY, formOf, frameOf, sign, type Signature, STEP } from "../uploads.ts";
import { whileReading } from "../while-reading.ts";

/** One large file, and twenty at once. */
const SIZES = { fast: { one: 8, each: 2 }, normal: { one: 200, each: 25 }, full: { one: 500, each: 500 } };
const VISITORS = 20;

interface Sent {
  readonly status: number;
  /** What came back as the file's checksum is what was sent. */
  readonly isSame: boolean;
}

/** Streams a drawing of so many bytes, a piece at a time, as fast as it is taken. */
async function sendLarge({ host }: Signature, fields: Record<string, string>, bytes: number): Promise<Sent> {
  const { head, tail } = frameOf(fields);
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
  const answered = new Promise<Sent>((resolve) => {
    outgoing.on("response", (answer) => {
      answer.resume();
      const etag = String(answer.headers.etag).replaceAll('"', "").toLowerCase();
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, isSame: etag === hash.digest("hex") }),
      );
    });
    outgoing.on("error", () => resolve({ status: 0, isSame: false }));
  });
  const piece = Buffer.alloc(256 * 1024, "\n");
  outgoing.write(head);
  for (let sent = 0; sent < bytes;) {
    const chunk =
      sent === 0
        ? Buffer.from(STEP.padEnd(Math.min(piece.length, bytes)))
        : piece.subarray(0, Math.min(piece.length, bytes - sent));
    hash.update(chunk);
    sent += chunk.length;
    if (!outgoing.write(chunk)) {
      await Promise.race([new Promise((resolve) => outgoing.once("drain", resolve)), answered]);
    }
  }
  outgoing.end(tail);
  return answered;
}

/** The most megabytes that each process grew by while `work` ran. */
async function growth(own: OwnStack, work: () => Promise<unknown>): Promise<Record<Name, number>> {
  const backend = await residentBytes(own.pidOf("backend"));
  const site = await residentBytes(own.pidOf("site"));
  const memory = watchMemory(own, 100);
  await work();
  const samples = await memory.stop();
  return {
    backend: (mostBytes(samples, "backend") - backend) / MB,
    site: (mostBytes(samples, "site") - site) / MB,
  };
}

export const uploadLoad: Row = {
  number: 49,
  area: "upload",
  title: "large files fill no memory and slow no page",
  isAlone: true,
  async attack(trial) {
    const own = await trial.ownStack();
    const { one, each } = SIZES[trial.scale];
    const upload = async (megabytes: number) => {
      const signature = await sign(own.site);
      return sendLarge(signature, formOf(signature), megabytes * MB);
    };
    // Twice as much as a young process has seen: what it grows by afterwards is the upload's.
    await Promise.all(Array.from({ length: VISITORS }, () => upload(4)));
    for (const [what, count, megabytes] of [
      ["one file", 1, one],
      ["20 files at once", VISITORS, each],
    ] as const) {
      let sent: Sent[] = [];
      const grown = await whileReading(trial, own, () =>
        growth(own, async () => {
          sent = await Promise.all(Array.from({ length: count }, () => upload(megabytes)));
        }),
      );
      const request = { request: `${what} of ${megabytes} MB` };
      const good = sent.filter(({ status, isSame }) => status === 200 && isSame).length;
      expectThat(
        trial,
        request,
        "stored with the right checksum",
        good === count,
        sent.map(({ status }) => status).join(" "),
      );
      expectThat(
        trial,
        request,
        "no process grows by more than 50 MB",
        Math.max(grown.backend, grown.site) <= 50,
        `backend +${grown.backend.toFixed(0)} MB, site +${grown.site.toFixed(0)} MB`,
      );
    }
    const halves = readdirSync(join(own.dataDirectory, "storage")).filter((name) => name.endsWith(".part"));
    expectThat(
      trial,
      { request: "the storage's folder" },
      "nothing half-written",
      halves.length === 0,
      halves.length,
    );
    if (trial.scale !== "full") return;
    const signature = await sign(own.site);
    const { status } = await sendLarge(signature, formOf(signature), 500 * MB + 1);
    expectThat(trial, { request: "a file of 500 MB and one byte" }, "400", status === 400, status);
  },
};
