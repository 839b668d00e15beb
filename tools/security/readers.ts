import { setTimeout } from "node:timers/promises";

import { percentile } from "benchmarking/percentile.ts";

import type { HttpResponse } from "../sandbox/request.ts";
import { PAGE, readPage } from "../sandbox/site.ts";
import type { Target } from "../sandbox/target.ts";
import type { TestContext } from "./context.ts";
import { expectDuration, expectThat } from "./expect.ts";

const BASELINE_MS = 500;
/** A delay that readers do not notice. On a busy machine the limit is twice the latency without the attack. */
const MAX_P99_MS = 300;

/** Does some work while a visitor reads pages, and asserts that the pages stay fast. */
export async function expectReadersUnaffected<Result>(
  context: TestContext,
  target: Pick<Target, "siteUrl">,
  work: () => Promise<Result>,
): Promise<Result> {
  const baseline = startReader(target);
  await setTimeout(BASELINE_MS);
  const before = percentile(latenciesOf(await baseline.stop()), 99);
  const reader = startReader(target);
  const result = await work();
  const responses = await reader.stop();
  const request = { request: `GET ${PAGE} during the attack, ${responses.length} times` };
  const good = responses.filter(({ status }) => status === 200).length;
  expectThat(context, request, "200 each time", good === responses.length, `${good} times`);
  const during = percentile(latenciesOf(responses), 99);
  expectDuration(
    context,
    request,
    "p99 below 300 ms, or below twice the p99 before",
    during < Math.max(MAX_P99_MS, 2 * before),
    `${before.toFixed(0)} → ${during.toFixed(0)} ms`,
  );
  return result;
}

/** Reads one page after the other until it is stopped. */
function startReader(target: Pick<Target, "siteUrl">): { stop(): Promise<readonly HttpResponse[]> } {
  const responses: HttpResponse[] = [];
  const stopped = new AbortController();
  const reading = (async () => {
    while (!stopped.signal.aborted) {
      responses.push(await readPage(target));
    }
  })();
  return {
    async stop() {
      stopped.abort();
      await reading;
      return responses;
    },
  };
}

function latenciesOf(responses: readonly HttpResponse[]): number[] {
  return responses.map(({ ms }) => ms);
}
