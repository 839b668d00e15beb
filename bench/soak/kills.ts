import type { ServerName } from "../../harness/process-usage.ts";
import type { Sandbox } from "../../harness/sandbox.ts";
import { readPage } from "../../harness/site.ts";
import { sleep } from "../../harness/wait.ts";
import type { Book } from "./book.ts";

const QUIETEST_MS = 6000;
const LONGEST_MS = 15_000;

/** Kills one process after the other, as a power cut does, and starts it again; never both at once. */
export async function killAtRandom(
  own: Sandbox,
  { outages }: Book,
  chance: () => number,
  over: AbortSignal,
): Promise<void> {
  while (!over.aborted) {
    // oxlint-disable no-await-in-loop -- one after the other
    await sleep(QUIETEST_MS + chance() * (LONGEST_MS - QUIETEST_MS), over);
    if (over.aborted) return;
    const name: ServerName = chance() < 0.5 ? "backend" : "site";
    const outage = { name, from: performance.now(), until: Infinity };
    outages.push(outage);
    await own[name].kill();
    await own[name].start();
    if (name === "site") await readPage(own);
    outage.until = performance.now();
    // oxlint-enable no-await-in-loop
  }
}
