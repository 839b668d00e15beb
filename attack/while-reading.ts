import { setTimeout } from "node:timers/promises";

import { percentile } from "#scripts/percentile.ts";

import { latencies } from "./latencies.ts";
import { PAGE, readPage } from "./pages.ts";
import { type Trial, expectQuick, expectThat } from "./row.ts";
import type { Target } from "./target.ts";

const CALM_MS = 500;
/** What no reader notices. On a machine that is busy with other things, twice what it takes without the attack. */
const QUICK_MS = 300;

/** Does something while a reader reads one page after the other, and checks that he does not notice. */
export async function whileReading<Result>(
  trial: Trial,
  target: Pick<Target, "site">,
  work: () => Promise<Result>,
): Promise<Result> {
  const calm = latencies(() => readPage(target));
  await setTimeout(CALM_MS);
  const before = percentile((await calm.stop()).times, 99);
  const reading = latencies(() => readPage(target));
  const result = await work();
  const { answers, times } = await reading.stop();
  const request = { request: `GET ${PAGE} meanwhile, ${answers.length} times` };
  const good = answers.filter(({ status }) => status === 200).length;
  expectThat(trial, request, "200 each time", good === answers.length, `${good} times`);
  const busy = percentile(times, 99);
  const most = Math.max(QUICK_MS, 2 * before);
  expectQuick(
    trial,
    request,
    "p99 below 300 ms, or twice the calm one",
    busy < most,
    `${before.toFixed(0)} → ${busy.toFixed(0)} ms`,
  );
  return result;
}
