import { setTimeout } from "node:timers/promises";

const POLL_INTERVAL_MS = 20;

/** Reads until the value is as expected. Resolves with the last value read, also when the time is up. */
export async function waitFor<Value>(
  read: () => Value | Promise<Value>,
  isExpected: (value: Value) => boolean,
  timeoutMs = 60_000,
): Promise<Value> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const value = await read();
    if (isExpected(value) || performance.now() > deadline) return value;
    await setTimeout(POLL_INTERVAL_MS);
  }
}

/** Waits so many milliseconds, or until the signal is aborted. */
export async function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await setTimeout(milliseconds, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
