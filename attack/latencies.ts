import type { Answer } from "./ask.ts";

/** Asks one request after the other until it is stopped, and keeps how long each took. */
export function latencies(askOnce: () => Promise<Answer>) {
  const answers: Answer[] = [];
  const over = new AbortController();
  const done = (async () => {
    while (!over.signal.aborted) {
      answers.push(await askOnce());
    }
  })();
  return {
    async stop() {
      over.abort();
      await done;
      return { answers, times: answers.map(({ ms }) => ms) };
    },
  };
}

/** The time that so many percent stay within, in the unit of the times. Of no times it is none: NaN. */
export function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}
