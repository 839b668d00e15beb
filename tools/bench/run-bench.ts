import { printTable, type Row } from "benchmarking/table.ts";
import { explain } from "process-stack/report.ts";

/** Prints what a bench measures, and ends the process: with 1 if a limit is not met, or if the bench failed. */
export async function runBench(measure: () => Promise<readonly Row[]>): Promise<never> {
  try {
    if (!printTable(await measure())) process.exitCode = 1;
  } catch (error) {
    console.error(explain(error).join("\n"));
    process.exitCode = 1;
  }
  process.exit();
}
