import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { cpuMs, MB, peakResidentBytes, residentBytes } from "benchmarking/process-usage.ts";
import { atLeast, atMost, mB, ms, perSecond, printTable, type Row } from "benchmarking/table.ts";

import { openLake } from "../../open-lake.ts";
import { createLakeProcess } from "../../testing/lake-process.ts";
import { IDENTITY, type QueryBudgets, queryRows } from "./queries.ts";
import { loadWithWrites, pageRequestRows } from "./requests.ts";
import { siteDocuments } from "./site-documents.ts";

// `pnpm bench [DOCUMENTS…]`: measures the lake. Values are medians, unless a row says otherwise. The budgets are for 5,000 and
// 50,000 documents. Other sizes are measured without a budget.
const BUDGETS: Readonly<Record<number, SizeBudgets>> = {
  5000: { listMs: 3, referencesMs: 3, pageRequestMs: 1, startMs: 1000, bytes: 250 * MB },
  50_000: { listMs: 5, referencesMs: 5, pageRequestMs: 1, startMs: 4000, bytes: 450 * MB },
};

/** The budgets that depend on the number of documents. */
interface SizeBudgets extends QueryBudgets {
  readonly pageRequestMs: number;
  readonly startMs: number;
  readonly bytes: number;
}

const NO_BUDGETS: SizeBudgets = {
  listMs: Infinity,
  referencesMs: Infinity,
  pageRequestMs: Infinity,
  startMs: Infinity,
  bytes: Infinity,
};
/** Halves the memory under write load and costs a few percent of the speed. */
const NODE_OPTIONS = "--max-semi-space-size=8";
const sizes = process.argv.slice(2).map(Number);

for (const size of sizes.length > 0 ? sizes : Object.keys(BUDGETS).map(Number)) {
  const budgets = BUDGETS[size];
  const rows = await measure(size, budgets ?? NO_BUDGETS);
  console.log(`\n${size} documents`);
  const isMet = printTable(budgets ? rows : rows.map(({ name, measured }) => ({ name, measured })));
  if (!isMet) process.exitCode = 1;
}
process.exit();

async function measure(size: number, budgets: SizeBudgets): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-lake-"));
  try {
    const documents = siteDocuments(size);
    const pageCount = documents.filter(({ _type }) => _type === "page").length;
    return [
      ...(await measureInProcess(folder, documents, budgets)),
      ...(await measureServer(folder, pageCount, budgets)),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measureInProcess(
  folder: string,
  documents: ReturnType<typeof siteDocuments>,
  budgets: SizeBudgets,
): Promise<Row[]> {
  const lake = openLake({ file: join(folder, "lake.db"), projectId: "local000", dataset: "production" });
  for (let from = 0; from < documents.length; from += 1000)
    lake.mutate(
      documents.slice(from, from + 1000).map((create) => ({ create: withWeakReferences(create) })),
      { identity: IDENTITY },
    );
  const rows = await queryRows(lake, budgets);
  lake.close();
  return rows;
}

/** Weak references may point to documents that are created later. */
function withWeakReferences<T>(document: T): T {
  return JSON.parse(JSON.stringify(document), (_key, value: unknown) =>
    typeof value === "object" && value !== null && "_ref" in value ? { ...value, _weak: true } : value,
  );
}

async function measureServer(folder: string, pageCount: number, budgets: SizeBudgets): Promise<Row[]> {
  const server = await createLakeProcess(folder, { NODE_OPTIONS });
  const { url } = server;
  try {
    const before = performance.now();
    await server.start();
    await fetch(`${url}/health`);
    const startMs = performance.now() - before;
    const bytesAfterStart = await residentBytes(server.pid);
    const pageRows = await pageRequestRows(server, pageCount, budgets.pageRequestMs);
    const cpuBefore = await cpuMs(server.pid);
    const { writes, writesPerSecond, p50, p99 } = await loadWithWrites(server, {
      writers: 20,
      listeners: 20,
      seconds: 8,
    });
    const usedMs = (await cpuMs(server.pid)) - cpuBefore;
    return [
      atMost("start, to the first response (n=1)", startMs, budgets.startMs, ms),
      atMost("memory after the start", bytesAfterStart, budgets.bytes, mB),
      ...pageRows,
      atLeast("writes, with 20 writers and 20 listeners", writesPerSecond, 500, perSecond),
      { name: "… server CPU per write, mean", measured: ms(usedMs / writes) },
      { name: "… latency p50, p99", measured: `${ms(p50)}, ${ms(p99)}` },
      atMost("memory after the writes", await residentBytes(server.pid), budgets.bytes, mB),
      { name: "memory, at most", measured: mB(await peakResidentBytes(server.pid)) },
    ];
  } finally {
    await server.stop();
  }
}
