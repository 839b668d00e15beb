import { setTimeout } from "node:timers/promises";

import { percentile } from "../../../scripts/percentile.ts";

const DATASET = "production";

export interface Load {
  readonly writes: number;
  readonly writesPerSecond: number;
  /** Milliseconds from request to acknowledgement. */
  readonly p50: number;
  readonly p99: number;
  /** Mutation events that reached the listeners, and those that should have. */
  readonly heard: number;
  readonly expected: number;
}

/** Writers and listeners over HTTP against a running backend; each write is one acknowledged transaction. */
export async function load(
  url: string,
  { writers, listeners, seconds }: Record<"writers" | "listeners" | "seconds", number>,
): Promise<Load> {
  const counts = await Promise.all(Array.from({ length: listeners }, () => listen(url)));
  const deadline = performance.now() + seconds * 1000;
  const times: number[] = [];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let round = 0; performance.now() < deadline; round++) {
        const before = performance.now();
        // oxlint-disable-next-line no-await-in-loop -- a writer waits for its acknowledgement
        await write(url, `page-${writer}`, `Title ${round}`);
        times.push(performance.now() - before);
      }
    }),
  );
  const writesPerSecond = times.length / ((performance.now() - start) / 1000);
  const expected = times.length * listeners;
  const heard = () => counts.reduce((sum, { count }) => sum + count(), 0);
  for (let patience = 100; heard() < expected && patience > 0; patience--) {
    // oxlint-disable-next-line no-await-in-loop -- the last events are under way
    await setTimeout(50);
  }
  for (const { stop } of counts) stop();
  return {
    writes: times.length,
    writesPerSecond,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    heard: heard(),
    expected,
  };
}

async function write(url: string, id: string, title: string): Promise<void> {
  const response = await fetch(`${url}/v2025-02-19/data/mutate/${DATASET}`, {
    method: "POST",
    body: JSON.stringify({ mutations: [{ patch: { id, set: { title } } }] }),
  });
  if (!response.ok) throw new Error(`A write was refused with ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}

async function listen(url: string): Promise<{ count: () => number; stop: () => void }> {
  const controller = new AbortController();
  const query = encodeURIComponent('*[_type == "page"]');
  const response = await fetch(
    `${url}/v2025-02-19/data/listen/${DATASET}?query=${query}&effectFormat=mendoza&includeResult=false`,
    { signal: controller.signal },
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
