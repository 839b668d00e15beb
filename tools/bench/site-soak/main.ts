import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";

import { explain } from "../../run/report.ts";
import { send } from "../../sandbox/request.ts";
import { openSandbox, type Sandbox } from "../../sandbox/sandbox.ts";
import { SERVERS, watchMemory } from "../../sandbox/server-memory.ts";
import { imagePaths, readPage, sitemapPaths } from "../../sandbox/site.ts";
import { SkipError } from "../../sandbox/skip-error.ts";
import { sleep } from "../../sandbox/wait.ts";
import { createRecord, linesOf, progressOf } from "./record.ts";
import { findFaults } from "./verify.ts";
import { createWorkers, pick, runWorker, type SoakContext } from "./workers.ts";

const MIN_UPTIME_MS = 6000;
const MAX_UPTIME_MS = 15_000;

// `pnpm bench site-soak [--minutes 20] [--seed 1]`: mixed load on a copy of the built site, while its
// processes are killed at random.
const { values: flags } = parseArgs({
  options: {
    minutes: { type: "string", default: "20" },
    seed: { type: "string", default: String(Date.now() % 1000) },
  },
});

try {
  const sandbox = await openSandbox();
  try {
    process.exitCode = await soak(sandbox, Number(flags.minutes), Number(flags.seed));
  } finally {
    await sandbox.close();
  }
} catch (error) {
  console.error(error instanceof SkipError ? error.message : explain(error).join("\n"));
  process.exitCode = 1;
}
process.exit();

/** Runs the soak test. Returns the exit code: 1 if something was lost. */
async function soak(sandbox: Sandbox, minutes: number, seed: number): Promise<number> {
  const record = createRecord();
  const paths = await sitemapPaths(sandbox);
  const images = await findImages(sandbox, paths);
  const context = { sandbox, record, random: seededRandom(seed), paths, images };
  console.log(`  ${minutes} minutes, ${paths.length} pages, seed ${seed}`);

  const stopped = new AbortController();
  const memory = watchMemory(sandbox, 1000);
  const working = Promise.all(createWorkers(context).map((worker) => runWorker(worker, stopped.signal)));
  const killing = killAtRandom(context, stopped.signal);
  const progress = setInterval(() => console.log(`  ${progressOf(record)}`), 60_000);
  await Promise.race([setTimeout(minutes * 60_000), working, killing]);
  stopped.abort();
  clearInterval(progress);
  await Promise.all([working, killing]);

  const samples = await memory.stop();
  const faults = await findFaults(sandbox, record);
  for (const line of linesOf(record, samples, faults)) console.log(`  ${line}`);
  return faults.length === 0 ? 0 : 1;
}

/** Repeatedly kills one of the servers without warning and starts it again. Never kills both at the same time. */
async function killAtRandom({ sandbox, record, random }: SoakContext, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    await sleep(MIN_UPTIME_MS + random() * (MAX_UPTIME_MS - MIN_UPTIME_MS), stopped);
    if (stopped.aborted) return;
    const name = pick(SERVERS, random);
    const outage = { name, from: performance.now(), until: Infinity } as const;
    const index = record.outages.push(outage) - 1;
    await sandbox[name].kill();
    await sandbox[name].start();
    if (name === "site") await readPage(sandbox);
    record.outages[index] = { ...outage, until: performance.now() };
  }
}

/** Finds images on the first pages. Throws an Error if there are none, or if the lake does not serve them. */
async function findImages(sandbox: Sandbox, paths: readonly string[]): Promise<readonly string[]> {
  const pages = await Promise.all(paths.slice(0, 10).map((path) => readPage(sandbox, path)));
  const images = [...new Set(pages.flatMap(({ body }) => imagePaths(body)))];
  const [first] = images;
  if (first === undefined || (await send(sandbox.lakeUrl, `${first}?w=200`)).status !== 200)
    throw new Error("No page of the site shows an image of the lake.");
  return images;
}

/** Pseudorandom numbers from 0 to 1 (mulberry32). The same seed gives the same sequence. */
function seededRandom(seed: number): () => number {
  let state = Math.trunc(seed);
  return () => {
    state = Math.trunc(state + 0x6d_2b_79_f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
