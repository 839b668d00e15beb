import { check } from "../check.ts";
import { machines, rules } from "../corpus/rules.ts";
import type { CadReader } from "../read/load-cad-reader.ts";
import { startCadReader } from "../read/node-cad-reader.ts";
import { sampleFiles } from "../read/sample-files.ts";
import { damage, seededRandom } from "./damage.ts";

/** What became of the damaged files of one format. */
export interface FuzzReport {
  readonly fileName: string;
  readonly files: number;
  /** How many were still read; the others ended with an error of the file. */
  readonly read: number;
  /** Files that ended in another way, with their seed. */
  readonly failures: readonly string[];
  readonly slowestMs: number;
}

/** Checks damaged copies of a sample of each format. Each must end with a result, or with an error that names the file's fault. */
export async function fuzz(count: number): Promise<FuzzReport[]> {
  let reader = await startCadReader();
  const files = Object.entries(await sampleFiles(reader));
  const reports: FuzzReport[] = [];
  for (const [fileName, bytes] of files) {
    const failures: string[] = [];
    let read = 0;
    let slowestMs = 0;
    for (let seed = 1; seed <= count; seed += 1) {
      const started = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- two checks at a time would change the measured time
      const outcome = await outcomeOf(new Blob([damage(bytes, seededRandom(seed))]), fileName, reader);
      slowestMs = Math.max(slowestMs, performance.now() - started);
      if (outcome === "result") read += 1;
      if (outcome === "internal" || outcome === "none") failures.push(`seed ${seed}: ${outcome}`);
      // A browser starts Open CASCADE anew for each file. A damaged file may leave its memory unusable.
      // oxlint-disable-next-line no-await-in-loop -- the next file needs it
      if (outcome === "damaged" && /igs|step/.test(fileName)) reader = await startCadReader();
    }
    reports.push({ fileName, files: count, read, failures, slowestMs });
  }
  return reports;
}

async function outcomeOf(file: Blob, fileName: string, reader: CadReader): Promise<string> {
  let outcome = "none";
  await check(
    { file, fileName, rules, machines },
    async () => reader,
    (message) => {
      if (message.type === "error") outcome = message.code;
      if (message.type === "result") outcome = "result";
    },
  );
  return outcome;
}
