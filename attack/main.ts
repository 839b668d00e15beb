import { explain } from "#scripts/steps.ts";

import { ask } from "./ask.ts";
import { readCommand } from "./command-line.ts";
import { openOwnStack, type OwnStack } from "./own-stack.ts";
import { linesOf } from "./report.ts";
import { rows } from "./rows.ts";
import { type Outcome, runRow } from "./run-row.ts";
import { readTarget } from "./target.ts";

try {
  process.exitCode = await attack();
} catch (error) {
  console.error(explain(error).join("\n"));
  process.exitCode = 1;
}
// Connections that are kept have nothing left to wait for.
process.exit();

/** Attacks the site that `.env` names, row by row; 1 when something gave way. */
async function attack(): Promise<number> {
  const { chosen, scale, isLong } = readCommand(process.argv.slice(2), rows);
  const target = readTarget();
  const { status } = await ask(target.site, "/");
  if (status === 0)
    throw new Error(`Nothing answers at ${target.site} (SITE_URL). Start it first: pnpm start`);
  console.log(`\n  Attacking ${target.site}, ${chosen.length} rows (${scale})\n`);

  let opening: Promise<OwnStack> | undefined;
  let own: OwnStack | undefined;
  // A stack that cannot be opened is told by each row that wants it.
  const ownStack = () => (opening ??= openOwnStack().then((stack) => (own = stack)));
  const outcomes: Outcome[] = [];
  try {
    for (const row of chosen) {
      const outcome = await runRow(row, { target, scale, ownStack });
      console.log(linesOf(outcome, isLong).join("\n"));
      outcomes.push(outcome);
    }
  } finally {
    await own?.close();
  }
  const count = (kind: Outcome["kind"]) => outcomes.filter((outcome) => outcome.kind === kind).length;
  console.log(`\n${count("passed")} passed, ${count("failed")} failed, ${count("not tried")} not tried`);
  return count("failed") === 0 ? 0 : 1;
}
