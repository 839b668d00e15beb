import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { atMost, mB, printTable, type Row, seconds } from "benchmarking/table.ts";
import * as v from "valibot";

import { fuzz } from "../fuzz/fuzz.ts";

// `pnpm bench [DAMAGED FILES]`: reads and measures large CAD files, and damaged files of each format.

const FUZZED = Number(process.argv[2] ?? 500);
const MEGABYTE = 1e6;

const Measured = v.object({ milliseconds: v.number(), cpu: v.number(), peak: v.number(), bytes: v.number() });

/** Checks a file in a separate process, so that its memory can be measured. On the site, this is a separate worker. */
async function measure(kind: "stl" | "step", bytes: number) {
  const script = fileURLToPath(new URL("check-file.ts", import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, kind, `${bytes}`]);
  return v.parse(Measured, JSON.parse(stdout.trim().split("\n").at(-1) ?? ""));
}

const rows: Row[] = [];
const stl = await measure("stl", 10 * MEGABYTE);
rows.push(atMost("STL of 10 MB, from the file to the findings", stl.milliseconds, 3000, seconds));
rows.push({ name: "processor time of it, on all cores", measured: seconds(stl.cpu) });
const step = await measure("step", 5 * MEGABYTE);
rows.push(
  atMost(`STEP of ${(step.bytes / MEGABYTE).toFixed(1)} MB, the same`, step.milliseconds, 8000, seconds),
);
rows.push({ name: "processor time of it, on all cores", measured: seconds(step.cpu) });
const large = await measure("stl", 100 * MEGABYTE);
rows.push({ name: "STL of 100 MB, the same", measured: seconds(large.milliseconds) });
rows.push(atMost("memory, STL of 100 MB", large.peak, 1024 ** 3, mB));
for (const { fileName, files, read, failures, slowestMs } of await fuzz(FUZZED)) {
  for (const failure of failures) console.error(`${fileName}: ${failure}`);
  const name = `damaged ${fileName}: ${files} files, ${read} still read; without a message`;
  rows.push(atMost(name, failures.length, 0, String));
  rows.push(atMost(`damaged ${fileName}: the slowest`, slowestMs, 10_000, seconds));
}
if (!printTable(rows)) process.exitCode = 1;
