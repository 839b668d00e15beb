import type { Name, OwnStack } from "../../attack/own-stack.ts";
import { readPage } from "../../attack/pages.ts";
import { pause } from "../../attack/pause.ts";
import type { Book } from "./book.ts";

const QUIETEST_MS = 6000;
const LONGEST_MS = 15_000;

/** Kills one process after the other, as a power cut does, and starts it again; never both at once. */
export async function killAtRandom(
  own: OwnStack,
  { outages }: Book,
  chance: () => number,
  over: AbortSignal,
): Promise<void> {
  while (!over.aborted) {
    // oxlint-disable no-await-in-loop -- one after the other
    await pause(QUIETEST_MS + chance() * (LONGEST_MS - QUIETEST_MS), over);
    if (over.aborted) return;
    const name: Name = chance() < 0.5 ? "backend" : "site";
    const outage = { name, from: performance.now(), until: Infinity };
    outages.push(outage);
    await own.kill(name);
    await own.start(name);
    if (name === "site") await readPage(own);
    outage.until = performance.now();
    // oxlint-enable no-await-in-loop
  }
}
