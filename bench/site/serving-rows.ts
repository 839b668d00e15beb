import { percentile } from "#scripts/percentile.ts";

import { countQueries, mutate } from "../../harness/lake.ts";
import { MB, peakOf, residentBytes, watchMemory } from "../../harness/process-usage.ts";
import { type HttpResponse, send } from "../../harness/request.ts";
import type { Sandbox } from "../../harness/sandbox.ts";
import { readPage } from "../../harness/site.ts";
import { waitFor } from "../../harness/wait.ts";
import { type Loaded, load } from "./load.ts";
import { NO_NGINX, openFileServer, openFront } from "./nginx.ts";
import { mB, ms, ratio, type Row } from "./table.ts";

const PATH = "/about-us";
const CONNECTIONS = 64;
const UNKNOWN = 4000;
const PUBLISHES = 20;

/** One page to 64 readers at once: by our one process, behind the documented nginx, by `next start`, by nginx from a file. */
export async function throughputRows(own: Sandbox, hello: string, seconds: number): Promise<Row[]> {
  const { bytes } = await send(own.siteUrl, PATH, {
    headers: { accept: "text/html", "accept-encoding": "br" },
  });
  const measure = async (address: string | undefined) => {
    if (address === undefined) return undefined;
    await load(address, { connections: CONNECTIONS, seconds: 1 });
    return load(address, { connections: CONNECTIONS, seconds });
  };
  const memory = watchMemory(own, 200);
  const ours = await measure(own.siteUrl + PATH);
  const most = peakOf(await memory.stop(), "site");
  const file = await openFileServer(own.stack, bytes, "br");
  const nginx = await measure(file && file.url + PATH);
  await file?.close();
  const before = await openFront(own.stack, own.siteUrl);
  const front = await measure(before && before.url + PATH);
  await before?.close();
  const next = await measure(`${hello}/`);
  const share = (one: Loaded | undefined) => one && nginx && one.perSecond / nginx.perSecond;
  return [
    {
      what: `pages a second, ${CONNECTIONS} readers`,
      budget: "≥ 0.25 of nginx",
      ours: told(ours, nginx),
      hello: told(next, nginx),
      nginx: nginx ? told(nginx) : NO_NGINX,
      ...(nginx ? { isMet: (share(ours) ?? 0) >= 0.25 && ours?.failed === 0 } : {}),
    },
    {
      what: "… behind the documented nginx",
      budget: "≥ 0.7 of nginx",
      ours: front ? told(front, nginx) : NO_NGINX,
      ...(nginx ? { isMet: (share(front) ?? 0) >= 0.7 && front?.failed === 0 } : {}),
    },
    {
      what: "… answered in: p50, p99",
      ours: latency(ours),
      hello: latency(next),
      nginx: nginx ? latency(nginx) : NO_NGINX,
    },
    {
      what: "memory of the site meanwhile, at most",
      budget: "≤ 300 MB",
      ours: mB(most),
      isMet: most <= 300 * MB,
    },
  ];
}

function told(loaded: Loaded | undefined, nginx?: Loaded): string {
  if (!loaded) return "";
  const { perSecond, failed, n } = loaded;
  const faults = failed === 0 ? "" : `, ${failed} failed`;
  const share = nginx ? ` (${ratio(perSecond, nginx.perSecond)})` : "";
  return `${perSecond.toFixed(0)}/s${share}${faults}, n=${n}`;
}

function latency(loaded: Loaded | undefined): string {
  return loaded ? `${ms(loaded.p50)}, ${ms(loaded.p99)}` : "";
}

/** Addresses that nobody has asked for before. */
export async function floodRow(own: Sandbox): Promise<Row> {
  // The site itself looks once a minute which paths there are.
  const before = { queries: countQueries(own), bytes: await residentBytes(own.site.pid) };
  const start = performance.now();
  const answers = await Promise.all(
    Array.from({ length: UNKNOWN }, (_, index) => readPage(own, `/nothing-${index}/here`)),
  );
  const tookMs = performance.now() - start;
  const more = (await residentBytes(own.site.pid)) - before.bytes;
  const asked = countQueries(own) - before.queries;
  const isRight = answers.every(({ status }) => status === 404);
  return {
    what: `${UNKNOWN} unknown addresses`,
    budget: "≤ 6 s, ≤ +200 MB, ≤ 1 query",
    ours: `${(tookMs / 1000).toFixed(1)} s, ${more < 0 ? "" : "+"}${mB(more)}, ${asked} queries${isRight ? "" : ", not all 404"}`,
    isMet: tookMs <= 6000 && more <= 200 * MB && asked <= 1 && isRight,
  };
}

/** From the lake's word that it is written, to the first answer that has it. */
export async function publishRow(own: Sandbox): Promise<Row> {
  const times: number[] = [];
  let stale = 0;
  for (let round = 0; round < PUBLISHES; round += 1) {
    const title = `Bench ${round}`;
    const page = { _id: "bench", _type: "page", path: "/bench", title, blocks: [] };
    const shows = ({ status, body }: HttpResponse) => status === 200 && body.includes(title);
    // oxlint-disable no-await-in-loop -- one publish after the other is what is measured
    await mutate(own, [{ createOrReplace: page }]);
    const start = performance.now();
    await waitFor(() => readPage(own, "/bench"), shows);
    times.push(performance.now() - start);
    if (!shows(await readPage(own, "/bench"))) stale += 1;
    // oxlint-enable no-await-in-loop
  }
  await mutate(own, [{ delete: { id: "bench" } }]);
  const p95 = percentile(times, 95);
  return {
    what: "publish → visible: p50, p95",
    budget: "p95 ≤ 500 ms, none stale",
    ours: `${ms(percentile(times, 50))}, ${ms(p95)}, ${stale} stale (n=${PUBLISHES})`,
    isMet: p95 <= 500 && stale === 0,
  };
}

/** Of a built site with content. A fresh clone is measured by `pnpm test`. */
export async function startRows(own: Sandbox): Promise<Row[]> {
  await own.site.stop();
  await own.backend.stop();
  const start = performance.now();
  await own.backend.start();
  const backend = performance.now() - start;
  await own.site.start();
  const site = performance.now() - start - backend;
  await readPage(own);
  const all = performance.now() - start;
  return [
    {
      what: "start, without building, to the first page",
      budget: "≤ 8 s",
      ours: `${ms(all)}: backend ${ms(backend)}, site ${ms(site)} (n=1)`,
      isMet: all <= 8000,
    },
  ];
}
