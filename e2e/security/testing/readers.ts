import { setTimeout } from "node:timers/promises";

import { percentile } from "benchmarking/percentile.ts";

import type { HttpResponse } from "#testing/request.ts";
import { PAGE, readPage } from "#testing/site.ts";
import type { Target } from "#testing/target.ts";

import { countByStatus, expect, expectDuration } from "./test.ts";

const BASELINE_MS = 500;
/** A delay that readers do not notice. On a busy machine the limit is twice the latency without the attack. */
const MAX_P99_MS = 300;

/** Does some work while a visitor reads pages, and asserts that the pages stay fast. */
export async function expectReadersUnaffected<Result>(
  target: Pick<Target, "siteUrl">,
  work: () => Promise<Result>,
): Promise<Result> {
  const baseline = startReader(target);
  await setTimeout(BASELINE_MS);
  const before = percentile(latenciesOf(await baseline.stop()), 99);
  const reader = startReader(target);
  const result = await work();
  const responses = await reader.stop();
  expect(countByStatus(responses), `GET ${PAGE} during the attack`).toEqual({ 200: responses.length });
  const request = `p99 of ${responses.length} × GET ${PAGE} during the attack`;
  expectDuration(request, percentile(latenciesOf(responses), 99), Math.max(MAX_P99_MS, 2 * before));
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
