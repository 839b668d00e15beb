import { explain } from "#tools/run/report.ts";

import { send } from "../sandbox/request.ts";
import { openSandbox, type Sandbox } from "../sandbox/sandbox.ts";
import { readTarget } from "../sandbox/target.ts";
import { readCommand } from "./command-line.ts";
import { linesOf, type RowResult, runRow } from "./run.ts";
import { rows } from "./table.ts";

try {
  process.exitCode = await attack();
} catch (error) {
  console.error(explain(error).join("\n"));
  process.exitCode = 1;
}
// Without this, keep-alive connections would keep the process running.
process.exit();

/** Attacks the site that is set in `.env`, one row after the other. Returns the exit code: 1 if a row failed. */
async function attack(): Promise<number> {
  const { chosen, scale, isVerbose } = readCommand(process.argv.slice(2), rows);
  const target = readTarget();
  const { status } = await send(target.siteUrl, "/");
  if (status === 0)
    throw new Error(`Nothing answers at ${target.siteUrl} (SITE_URL). Start it first: pnpm start`);
  console.log(`\n  Attacking ${target.siteUrl}, ${chosen.length} rows (${scale})\n`);

  let opening: Promise<Sandbox> | undefined;
  let opened: Sandbox | undefined;
  // All rows share one sandbox. If it cannot be opened, each row that needs it reports the reason.
  const sharedSandbox = () => (opening ??= openSandbox().then((sandbox) => (opened = sandbox)));
  const results: RowResult[] = [];
  try {
    for (const row of chosen) {
      const result = await runRow(row, { target, scale, openSandbox: sharedSandbox });
      console.log(linesOf(result, isVerbose).join("\n"));
      results.push(result);
    }
  } finally {
    await opened?.close();
  }
  const count = (wanted: RowResult["status"]) => results.filter((result) => result.status === wanted).length;
  console.log(`\n${count("passed")} passed, ${count("failed")} failed, ${count("skipped")} skipped`);
  return count("failed") === 0 ? 0 : 1;
}
