import { check } from "../check.ts";
import { machines, rules } from "../corpus/rules.ts";
import type { CadReader } from "../read/load-cad-reader.ts";
import { startCadReader } from "../read/node-cad-reader.ts";
import { sampleFiles } from "../testing/sample-files.ts";
import { damage, seededRandom } from "./damage.ts";

/** The results for the damaged files of one format. */
export interface FuzzReport {
  readonly fileName: string;
  readonly files: number;
  /** How many were still read. The others ended with an error of the file. */
  readonly read: number;
  /** Files that ended in any other way, with their seed. */
  readonly failures: readonly string[];
  readonly slowestMs: number;
}

/**
 * Checks damaged copies of a sample file of each format. Each check must end with a result, or with an error that names what is wrong with
 * the file.
 */
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
      // Two checks at a time would change the measured time.
      const outcome = await outcomeOf(new Blob([damage(bytes, seededRandom(seed))]), fileName, reader);
      slowestMs = Math.max(slowestMs, performance.now() - started);
      if (outcome === "result") read += 1;
      if (outcome === "internal" || outcome === "none") failures.push(`seed ${seed}: ${outcome}`);
      // A damaged file may leave the memory of Open CASCADE unusable. A browser starts a new one for each file.
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
