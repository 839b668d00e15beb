import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";

import { explain } from "#scripts/steps.ts";

import { watchMemory } from "../harness/process-usage.ts";
import { send } from "../harness/request.ts";
import { openSandbox, type Sandbox } from "../harness/sandbox.ts";
import { readPage, sitemapPaths } from "../harness/site.ts";
import { SkipError } from "../harness/skip-error.ts";
import { type Book, openBook } from "./soak/book.ts";
import { chanceOf } from "./soak/chance.ts";
import { killAtRandom } from "./soak/kills.ts";
import { growth } from "./soak/memory.ts";
import { linesOf } from "./soak/report.ts";
import { faultsOf } from "./soak/verdict.ts";
import { repeat, workersOf } from "./soak/workers.ts";

// `pnpm bench soak [--minutes 20] [--seed 1]`: mixed load on a copy of the built site, whose processes are killed at random.
const { values: flags } = parseArgs({
  options: {
    minutes: { type: "string", default: "20" },
    seed: { type: "string", default: String(Date.now() % 1000) },
  },
});

try {
  const own = await openSandbox();
  try {
    process.exitCode = await soak(own, Number(flags.minutes), Number(flags.seed));
  } finally {
    await own.close();
  }
} catch (error) {
  console.error(error instanceof SkipError ? error.message : explain(error).join("\n"));
  process.exitCode = 1;
}
process.exit();

/** 1 when something was lost. */
async function soak(own: Sandbox, minutes: number, seed: number): Promise<number> {
  const book = openBook();
  const chance = chanceOf(seed);
  const paths = await sitemapPaths(own);
  const place = { own, book, chance, paths, pictures: await picturesOf(own, paths) };
  console.log(`  ${minutes} minutes, ${paths.length} pages, seed ${seed}`);

  const over = new AbortController();
  const memory = watchMemory(own, 1000);
  const working = Promise.all(workersOf(place).map((worker) => repeat(worker, over.signal)));
  const killing = killAtRandom(own, book, chance, over.signal);
  const telling = setInterval(() => console.log(`  ${told(book)}`), 60_000);
  await Promise.race([setTimeout(minutes * 60_000), working, killing]);
  over.abort();
  clearInterval(telling);
  await Promise.all([working, killing]);

  const samples = await memory.stop();
  const grown = { site: growth(samples, "site"), backend: growth(samples, "backend") };
  const faults = await faultsOf(own, book);
  const lines = linesOf(book, grown, faults);
  console.log(lines.map((line) => `  ${line}`).join("\n"));
  return faults.length === 0 ? 0 : 1;
}

function told({ outages, readings, leads }: Book): string {
  return `${outages.length} kills, ${readings.length} pages read, ${leads.size} quote requests taken`;
}

/** The pictures of the first few pages. */
async function picturesOf(own: Sandbox, paths: readonly string[]): Promise<readonly string[]> {
  const pages = await Promise.all(paths.slice(0, 10).map((path) => readPage(own, path)));
  const found = new Set(
    pages.flatMap(({ body }) => body.match(/\/images\/[\w-]+\/[\w-]+\/[\w-]+\.(?:png|jpg|webp)/g) ?? []),
  );
  const pictures = [...found];
  const [first] = pictures;
  if (first === undefined || (await send(own.lakeUrl, `${first}?w=200`)).status !== 200)
    throw new Error("No page of the site shows a picture of the lake's.");
  return pictures;
}
