import { Failure } from "./failure.ts";
import { describeExit, type Running } from "./process.ts";

/** Waits until `url` answers with a status below 500. Throws a Failure when the process ends first or the time is up. */
export async function untilAnswers(url: string, running: Running, limitMs = 60_000): Promise<void> {
  const waiting = new AbortController();
  const ended = running.exited.then((exit): never => {
    throw new Failure(`${running.name} did not start (${describeExit(exit)}).`, running.lastLines());
  });
  try {
    await Promise.race([ended, poll(url, running, performance.now() + limitMs, waiting.signal)]);
  } finally {
    waiting.abort();
  }
}

async function poll(url: string, running: Running, deadline: number, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
    if (await answers(url)) return;
    if (performance.now() > deadline)
      throw new Failure(`${running.name} does not answer at ${url}.`, running.lastLines());
    // oxlint-disable-next-line no-await-in-loop -- a breath between attempts
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(10_000) });
    await response.body?.cancel();
    return response.status < 500;
  } catch (error) {
    // Nobody listens yet, or whoever does is not ready to answer: how fetch says so.
    if (error instanceof TypeError || error instanceof DOMException) return false;
    throw error;
  }
}
