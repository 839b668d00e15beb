import { percentile } from "benchmarking/percentile.ts";
import { MB, residentBytes } from "benchmarking/process-usage.ts";
import { mB, ms, type Row, seconds } from "benchmarking/table.ts";

import { countQueries, mutate } from "../../sandbox/lake.ts";
import type { HttpResponse } from "../../sandbox/request.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { readPage } from "../../sandbox/site.ts";
import { waitFor } from "../../sandbox/wait.ts";
import type { HelloWorld } from "./hello-world.ts";

const UNKNOWN_PATHS = 4000;
const PUBLISHES = 20;

/** Measures requests for paths that do not exist and were never requested before. */
export async function unknownPathsRow(sandbox: Sandbox, helloWorld: HelloWorld): Promise<Row> {
  const { pid } = sandbox.site;
  const before = { queries: countQueries(sandbox), bytes: await residentBytes(pid) };
  const start = performance.now();
  const responses = await Promise.all(
    Array.from({ length: UNKNOWN_PATHS }, (_, index) => readPage(sandbox, `/nothing-${index}/here`)),
  );
  const tookMs = performance.now() - start;
  const growth = (await residentBytes(pid)) - before.bytes;
  const queries = countQueries(sandbox) - before.queries;
  const are404 = responses.every(({ status }) => status === 404);
  const helloStart = performance.now();
  await Promise.all(
    Array.from({ length: UNKNOWN_PATHS }, (_, index) =>
      readPage({ siteUrl: helloWorld.url }, `/nothing-${index}/here`),
    ),
  );
  const helloMs = performance.now() - helloStart;
  return {
    name: `${UNKNOWN_PATHS} unknown paths`,
    // The site itself queries all routes once a minute.
    budget: "≤ 6 s, ≤ +200 MB, ≤ 1 query",
    measured: `${seconds(tookMs)}, ${growth < 0 ? "" : "+"}${mB(growth)}, ${queries} queries${are404 ? "" : ", not all 404"}`,
    references: { "hello-world Next": seconds(helloMs) },
    isMet: tookMs <= 6000 && growth <= 200 * MB && queries <= 1 && are404,
  };
}

/**
 * Measures from the lake's response to a mutation until the first response of the site with the new content. The reference is the
 * mutation itself plus a page of a hello-world Next site.
 */
export async function publishRow(sandbox: Sandbox, helloWorld: HelloWorld): Promise<Row> {
  const times: number[] = [];
  const bareTimes: number[] = [];
  let stale = 0;
  for (let round = 0; round < PUBLISHES; round += 1) {
    const title = `Bench ${round}`;
    const page = { _id: "bench", _type: "page", path: "/bench", title, blocks: [] };
    const isCurrent = ({ status, body }: HttpResponse) => status === 200 && body.includes(title);
    const mutatedAt = performance.now();
    await mutate(sandbox, [{ createOrReplace: page }]);
    const start = performance.now();
    await waitFor(() => readPage(sandbox, "/bench"), isCurrent);
    times.push(performance.now() - start);
    if (!isCurrent(await readPage(sandbox, "/bench"))) stale += 1;
    const readAt = performance.now();
    await readPage({ siteUrl: helloWorld.url }, "/");
    bareTimes.push(start - mutatedAt + performance.now() - readAt);
  }
  await mutate(sandbox, [{ delete: { id: "bench" } }]);
  const p95 = percentile(times, 95);
  return {
    name: "publish → visible, p50 and p95",
    budget: "p95 ≤ 500 ms, none stale",
    measured: `${ms(percentile(times, 50))}, ${ms(p95)}, ${stale} stale (n=${PUBLISHES})`,
    references: {
      "hello-world Next": `${ms(percentile(bareTimes, 50))}, ${ms(percentile(bareTimes, 95))} for the mutation and a page`,
    },
    isMet: p95 <= 500 && stale === 0,
  };
}

/** Measures the start of a built site with content. `pnpm bench start` measures the start of a fresh clone. */
export async function startRow(sandbox: Sandbox, helloWorld: HelloWorld): Promise<Row> {
  await sandbox.site.stop();
  await Promise.all([sandbox.lake.stop(), sandbox.admin.stop()]);
  const start = performance.now();
  const lakeMs = await sandbox.lake.start();
  await sandbox.admin.start();
  const siteMs = await sandbox.site.start();
  await readPage(sandbox);
  const totalMs = performance.now() - start;
  return {
    name: "start without a build, to the first page",
    budget: "≤ 8 s",
    measured: `${ms(totalMs)}: lake ${ms(lakeMs)}, site ${ms(siteMs)} (n=1)`,
    references: { "hello-world Next": seconds(helloWorld.startMs) },
    isMet: totalMs <= 8000,
  };
}
