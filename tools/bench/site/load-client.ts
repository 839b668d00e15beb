import { execFile } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { groupCpuMs } from "benchmarking/process-usage.ts";
import * as v from "valibot";

const run = promisify(execFile);
const CONNECTIONS = 64;
const THREADS = Math.max(2, availableParallelism());
const WRK_REPORT = fileURLToPath(new URL("wrk-report.lua", import.meta.url));
const AUTOCANNON = fileURLToPath(import.meta.resolve("autocannon"));

export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** The number of measured requests. */
  readonly requests: number;
  /** The number of broken connections, timeouts and error responses. */
  readonly failed: number;
  /** The servers' CPU time per request in microseconds. It does not depend on the client's speed. */
  readonly cpuMicroseconds: number;
}

type ClientResult = Omit<LoadResult, "cpuMicroseconds">;

interface Request {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
}

export interface LoadClient {
  /** The name and limits of the client, for the report. */
  readonly description: string;
  /** Whether the client itself limits the requests per second, so that they say little about the servers. */
  readonly isBottleneck: boolean;
  /** Sends the same request over and over on 64 kept connections. */
  readonly send: (request: Request) => Promise<ClientResult>;
}

/** Uses wrk if it is installed, and otherwise autocannon with several workers: a single Node process would be slower than nginx. */
export async function findLoadClient(): Promise<LoadClient> {
  const hasWrk = await run("wrk", ["-v"]).then(
    () => true,
    // `wrk -v` prints its version and exits with 1.
    (error: NodeJS.ErrnoException) => error.code !== "ENOENT",
  );
  const limits = `${CONNECTIONS} connections, ${THREADS} threads`;
  if (hasWrk) return { description: `wrk, ${limits}`, isBottleneck: false, send: sendWithWrk };
  return {
    description: `autocannon, ${limits}; slower than the servers, so without budgets: apt-get install wrk`,
    isBottleneck: true,
    send: sendWithAutocannon,
  };
}

/** Measures one address under load, after a warm-up of one second. `groups` are the process groups of its servers. */
export async function measureLoad(
  client: LoadClient,
  address: string,
  groups: readonly number[],
  seconds: number,
): Promise<LoadResult> {
  const { host, port, pathname } = new URL(address);
  const request = {
    // 127.0.0.1 instead of "localhost", which the client could resolve to ::1.
    url: `http://127.0.0.1:${port}${pathname}`,
    headers: { Host: host, Accept: "text/html", "Accept-Encoding": "br" },
  };
  await client.send({ ...request, seconds: 1 });
  const before = await groupCpuMs(groups);
  const result = await client.send({ ...request, seconds });
  const cpuMs = (await groupCpuMs(groups)) - before;
  return { ...result, cpuMicroseconds: (cpuMs * 1000) / result.requests };
}

const WrkReport = v.object({
  requests: v.number(),
  seconds: v.number(),
  p50Ms: v.number(),
  p99Ms: v.number(),
  failed: v.number(),
});

async function sendWithWrk({ url, headers, seconds }: Request): Promise<ClientResult> {
  const { stdout } = await run("wrk", [
    `--threads=${THREADS}`,
    `--connections=${CONNECTIONS}`,
    `--duration=${seconds}s`,
    `--script=${WRK_REPORT}`,
    ...Object.entries(headers).flatMap(([name, value]) => ["--header", `${name}: ${value}`]),
    url,
  ]);
  const lastLine = stdout.trim().split("\n").at(-1);
  const report = v.parse(v.pipe(v.string(), v.parseJson(), WrkReport), lastLine);
  return { ...report, requestsPerSecond: report.requests / report.seconds };
}

const AutocannonReport = v.object({
  duration: v.number(),
  errors: v.number(),
  non2xx: v.number(),
  requests: v.object({ total: v.number() }),
  latency: v.object({ p50: v.number(), p99: v.number() }),
});

async function sendWithAutocannon({ url, headers, seconds }: Request): Promise<ClientResult> {
  const { stdout } = await run(process.execPath, [
    AUTOCANNON,
    `--connections=${CONNECTIONS}`,
    `--workers=${THREADS}`,
    `--duration=${seconds}`,
    "--json",
    ...Object.entries(headers).flatMap(([name, value]) => ["--headers", `${name}=${value}`]),
    url,
  ]);
  const { duration, errors, non2xx, requests, latency } = v.parse(
    v.pipe(v.string(), v.parseJson(), AutocannonReport),
    stdout,
  );
  return {
    requests: requests.total,
    requestsPerSecond: requests.total / duration,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    failed: errors + non2xx,
  };
}
