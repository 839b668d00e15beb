import autocannon from "autocannon";
import { groupCpuMs, MB, peakResidentBytes } from "benchmarking/process-usage.ts";
import { atMost, mB, ms, perSecond, type Row, times } from "benchmarking/table.ts";

import { send } from "../../../e2e/testing/request.ts";
import type { Sandbox } from "../../../e2e/testing/sandbox.ts";
import { PAGE } from "../../../e2e/testing/site.ts";
import type { HelloWorld } from "./hello-world.ts";
import { serveWithNginx } from "./nginx.ts";

const CONNECTIONS = 64;
const WORKERS = 2;
/** The share of the CPU time of `next start` that a page may take: six times as many requests per second. */
const SHARE_OF_NEXT = 1 / 6;
/** How many times the CPU time of nginx alone a page may take behind nginx: 0.7 of its requests per second. */
const TIMES_NGINX = 1 / 0.7;
const NO_NGINX = "not measured: apt-get install nginx";

interface LoadResult {
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

/**
 * Serves one page to 64 connections: from the site's process, from the site behind nginx, from `next start`, and from nginx alone.
 */
export async function throughputRows(
  { siteUrl, site, stack }: Sandbox,
  helloWorld: HelloWorld,
  seconds: number,
): Promise<Row[]> {
  const { bytes } = await send(siteUrl, PAGE, {
    headers: { accept: "text/html", "accept-encoding": "br" },
  });
  const ours = await measureLoad(siteUrl + PAGE, [site.pid], seconds);
  const peakBytes = await peakResidentBytes(site.pid);
  const hello = await measureLoad(`${helloWorld.url}/`, [helloWorld.group], seconds);
  const nginx = await serveWithNginx(stack, siteUrl, bytes);
  const file = nginx && (await measureLoad(nginx.fileUrl + PAGE, [nginx.group], seconds));
  const proxied = nginx && (await measureLoad(nginx.proxyUrl + PAGE, [nginx.group, site.pid], seconds));
  await nginx?.close();

  const references = (format: (result: LoadResult) => string) => ({
    "hello-world Next": format(hello),
    nginx: file ? format(file) : NO_NGINX,
  });
  return [
    {
      name: `pages per second, ${CONNECTIONS} connections`,
      measured: describeRate(ours),
      references: references(describeRate),
    },
    {
      name: "… server CPU per request",
      budget: "≤ 1/6 of hello-world Next",
      measured: `${describeCpu(ours)}, ${times(ours.cpuMicroseconds / hello.cpuMicroseconds)} of hello-world`,
      references: references(describeCpu),
      isMet: ours.failed === 0 && ours.cpuMicroseconds <= SHARE_OF_NEXT * hello.cpuMicroseconds,
    },
    proxiedRow(proxied, file),
    {
      name: "… latency p50, p99",
      measured: describeLatency(ours),
      references: references(describeLatency),
    },
    atMost("… memory of the site, at most", peakBytes, 300 * MB, mB),
  ];
}

function proxiedRow(proxied: LoadResult | undefined, file: LoadResult | undefined): Row {
  const row = { name: "… behind the documented nginx, both servers", budget: "≤ nginx / 0.7" };
  if (!proxied || !file) return { ...row, measured: NO_NGINX };
  return {
    ...row,
    measured: `${describeCpu(proxied)}, ${times(proxied.cpuMicroseconds / file.cpuMicroseconds)} of nginx`,
    isMet: proxied.failed === 0 && proxied.cpuMicroseconds <= TIMES_NGINX * file.cpuMicroseconds,
  };
}

/** Measures one address under load, after a warm-up of one second. `groups` are the process groups of its servers. */
async function measureLoad(address: string, groups: readonly number[], seconds: number): Promise<LoadResult> {
  const { host, port, pathname } = new URL(address);
  const options = {
    // 127.0.0.1 instead of "localhost", which the client could resolve to ::1.
    url: `http://127.0.0.1:${port}${pathname}`,
    headers: { Host: host, Accept: "text/html", "Accept-Encoding": "br" },
    connections: CONNECTIONS,
    workers: WORKERS,
  };
  await autocannon({ ...options, duration: 1 });
  const before = await groupCpuMs(groups);
  const { requests, duration, latency, errors, non2xx } = await autocannon({ ...options, duration: seconds });
  const cpuMs = (await groupCpuMs(groups)) - before;
  return {
    requestsPerSecond: requests.total / duration,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    requests: requests.total,
    failed: errors + non2xx,
    cpuMicroseconds: (cpuMs * 1000) / requests.total,
  };
}

function describeRate({ requestsPerSecond, failed, requests }: LoadResult): string {
  return `${perSecond(requestsPerSecond)}${failed === 0 ? "" : `, ${failed} failed`}, n=${requests}`;
}

function describeCpu({ cpuMicroseconds }: LoadResult): string {
  return `${cpuMicroseconds.toFixed(0)} µs`;
}

function describeLatency({ p50Ms, p99Ms }: LoadResult): string {
  return `${ms(p50Ms)}, ${ms(p99Ms)}`;
}
