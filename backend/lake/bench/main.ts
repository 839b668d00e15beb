import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openLake } from "../open-lake.ts";
import { siteDocuments } from "../query/testing/site-documents.ts";
import { freePort, startBackend } from "./backend-process.ts";
import { type Figure, report } from "./figures.ts";
import { load } from "./load.ts";
import { BENCH, measureQueries } from "./queries.ts";

// `pnpm bench lake [DOCUMENTS…]`: budgets hold for 5,000 documents; 50,000 are stated.
const BUDGETED = 5000;
const sizes = process.argv.slice(2).map(Number);

let isMet = true;
for (const size of sizes.length > 0 ? sizes : [BUDGETED, 50_000]) {
  // oxlint-disable-next-line no-await-in-loop -- what is measured must not overlap
  const figures = await measured(size);
  console.log(`\n${size} documents`);
  isMet &&= report(
    size === BUDGETED ? figures : figures.map(({ name, value, unit }) => ({ name, value, unit })),
  );
}
if (!isMet) process.exitCode = 1;

async function measured(size: number): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-lake-"));
  try {
    return [...(await inProcess(folder, size)), ...(await asServer(folder))];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function inProcess(folder: string, size: number): Promise<Figure[]> {
  const lake = openLake({ file: join(folder, "lake.db"), projectId: "local000", dataset: "production" });
  const documents = siteDocuments(size);
  for (let from = 0; from < size; from += 1000)
    lake.mutate(
      documents.slice(from, from + 1000).map((create) => ({ create: weak(create) })),
      { identity: BENCH },
    );
  const figures = await measureQueries(lake);
  lake.close();
  return figures;
}

/** References may point at documents that come later. */
function weak<T>(document: T): T {
  return JSON.parse(JSON.stringify(document), (_key, value: unknown) =>
    typeof value === "object" && value !== null && "_ref" in value ? { ...value, _weak: true } : value,
  );
}

async function asServer(folder: string): Promise<Figure[]> {
  const backend = await startBackend(folder, await freePort());
  try {
    const atStart = backend.memory().now;
    const before = backend.processorMs();
    const { writes, writesPerSecond, p50, p99, heard, expected } = await load(backend.url, {
      writers: 20,
      listeners: 20,
      seconds: 8,
    });
    const { now, most } = backend.memory();
    if (heard !== expected) throw new Error(`The listeners heard ${heard} of ${expected} changes.`);
    return [
      {
        name: "start, to the first answer",
        value: backend.startMs / 1000,
        unit: "s",
        budget: ["at most", 1],
      },
      { name: "memory after the start", value: atStart, unit: "MB", budget: ["at most", 250] },
      {
        name: "writes, 20 writers and 20 listeners",
        value: writesPerSecond,
        unit: "/s",
        budget: ["at least", 500],
      },
      {
        name: "… of the backend's processor time, each",
        value: (backend.processorMs() - before) / writes,
        unit: "ms",
      },
      { name: "… acknowledged in, half of them", value: p50, unit: "ms" },
      { name: "… acknowledged in, 99 %", value: p99, unit: "ms" },
      { name: "memory after the writes", value: now, unit: "MB", budget: ["at most", 250] },
      { name: "memory, at most", value: most, unit: "MB" },
    ];
  } finally {
    await backend.kill("SIGTERM");
  }
}
