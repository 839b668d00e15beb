import { setTimeout } from "node:timers/promises";

import { percentile } from "benchmarking/percentile.ts";
import { atMost, ms, type Row } from "benchmarking/table.ts";

import type { LakeProcess } from "../../testing/lake-process.ts";
import { Random } from "../../testing/random.ts";
import { PAGE_QUERY } from "./queries.ts";

const DATASET = "production";
const PAGE_REQUESTS = 500;

type Lake = Pick<LakeProcess, "url" | "key">;

function asOperator(key: string) {
  return { authorization: `Bearer ${key}` };
}

/** Measures the page query over HTTP, one request after the other. `slugOf` returns the slug for each request. */
export async function pageRequestRows(
  { url: lakeUrl, key }: Lake,
  pageCount: number,
  budgetMs: number,
): Promise<Row[]> {
  const random = new Random(1);
  const cases: Record<string, (index: number) => string> = {
    "page over HTTP, the same path": () => "page-17",
    "page over HTTP, random paths": () => `page-${random.below(pageCount)}`,
    "page over HTTP, missing paths": (index) => `missing-${index}`,
  };
  const rows: Row[] = [];
  for (const [name, slugOf] of Object.entries(cases)) {
    const durations: number[] = [];
    for (let index = 0; index < PAGE_REQUESTS; index += 1) {
      const search = new URLSearchParams({ query: PAGE_QUERY, $slug: JSON.stringify(slugOf(index)) });
      const path = `/v2025-02-19/data/query/${DATASET}?${search.toString()}`;
      const before = performance.now();
      const response = await fetch(lakeUrl + path, { headers: asOperator(key) });
      const body = await response.text();
      durations.push(performance.now() - before);
      if (!response.ok) throw new Error(`The lake answered ${response.status}: ${body}`);
    }
    rows.push(atMost(`${name}, p50`, percentile(durations, 50), budgetMs, ms));
  }
  return rows;
}

interface WriteResult {
  readonly writes: number;
  readonly writesPerSecond: number;
  /** The median milliseconds from the request to the acknowledgement. */
  readonly p50: number;
  readonly p99: number;
}

/**
 * Measures writers and listeners over HTTP. Each write is one acknowledged transaction. Throws an Error if a listener misses an
 * event.
 */
export async function loadWithWrites(
  { url: lakeUrl, key }: Lake,
  { writers, listeners, seconds }: Record<"writers" | "listeners" | "seconds", number>,
): Promise<WriteResult> {
  const listening = await Promise.all(Array.from({ length: listeners }, () => listen(lakeUrl, key)));
  const start = performance.now();
  const deadline = start + seconds * 1000;
  const durations: number[] = [];
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let round = 0; performance.now() < deadline; round++) {
        const before = performance.now();
        await write(lakeUrl, key, `page-${writer}`, `Title ${round}`);
        durations.push(performance.now() - before);
      }
    }),
  );
  const tookSeconds = (performance.now() - start) / 1000;
  const expected = durations.length * listeners;
  const received = () => listening.reduce((sum, { count }) => sum + count(), 0);
  // The last events are still on their way.
  for (let attempts = 100; received() < expected && attempts > 0; attempts--) await setTimeout(50);
  for (const { stop } of listening) stop();
  if (received() !== expected) {
    throw new Error(`The listeners received ${received()} of ${expected} events.`);
  }
  return {
    writes: durations.length,
    writesPerSecond: durations.length / tookSeconds,
    p50: percentile(durations, 50),
    p99: percentile(durations, 99),
  };
}

async function write(lakeUrl: string, key: string, id: string, title: string): Promise<void> {
  const response = await fetch(`${lakeUrl}/v2025-02-19/data/mutate/${DATASET}`, {
    method: "POST",
    headers: asOperator(key),
    body: JSON.stringify({ mutations: [{ patch: { id, set: { title } } }] }),
  });
  if (!response.ok) throw new Error(`A write was rejected with ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}

/** Counts mutation events until it is stopped. */
async function listen(lakeUrl: string, key: string): Promise<{ count: () => number; stop: () => void }> {
  const controller = new AbortController();
  const query = encodeURIComponent('*[_type == "page"]');
  const response = await fetch(
    `${lakeUrl}/v2025-02-19/data/listen/${DATASET}?query=${query}&effectFormat=mendoza&includeResult=false`,
    { headers: asOperator(key), signal: controller.signal },
  );
  const reader = (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  let [count, rest] = [0, ""];
  const read = async (): Promise<void> => {
    const { done, value = "" } = await reader.read();
    if (done) return;
    const parts = (rest + value).split("event: mutation\n");
    count += parts.length - 1;
    rest = parts.at(-1)?.slice(-20) ?? "";
    await read();
  };
  read().catch((error: unknown) => {
    if (!controller.signal.aborted) throw error;
  });
  return { count: () => count, stop: () => controller.abort() };
}
