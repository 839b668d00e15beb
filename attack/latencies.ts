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
