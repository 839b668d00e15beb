import { parseArgs } from "node:util";

import { explain } from "#run/steps.ts";

import { ask } from "./ask.ts";
import { openOwnStack, type OwnStack } from "./own-stack.ts";
import { linesOf } from "./report.ts";
import { rows } from "./rows.ts";
import { type Outcome, runRow } from "./run-row.ts";
import { readTarget } from "./target.ts";

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { fast: { type: "boolean" }, full: { type: "boolean" }, long: { type: "boolean" } },
});

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
  const target = readTarget();
  const { status } = await ask(target.site, "/");
  if (status === 0)
    throw new Error(`Nothing answers at ${target.site} (SITE_URL). Start it first: pnpm start`);
  const wanted = new Set(positionals.map(Number));
  const chosen = rows.filter(({ number }) => wanted.size === 0 || wanted.has(number));
  const scale = flags.full ? "full" : flags.fast ? "fast" : "normal";
  console.log(`\n  Attacking ${target.site}, ${chosen.length} rows (${scale})\n`);

  let opening: Promise<OwnStack> | undefined;
  let own: OwnStack | undefined;
  // A stack that cannot be opened is told by each row that wants it.
  const ownStack = () => (opening ??= openOwnStack().then((stack) => (own = stack)));
  const outcomes: Outcome[] = [];
  try {
    for (const row of chosen) {
      const outcome = await runRow(row, { target, scale, ownStack });
      console.log(linesOf(outcome, flags.long ?? false).join("\n"));
      outcomes.push(outcome);
    }
  } finally {
    await own?.close();
  }
  const count = (kind: Outcome["kind"]) => outcomes.filter((outcome) => outcome.kind === kind).length;
  console.log(`\n${count("passed")} passed, ${count("failed")} failed, ${count("not tried")} not tried`);
  return count("failed") === 0 ? 0 : 1;
}
