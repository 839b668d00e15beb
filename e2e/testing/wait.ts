import { setTimeout } from "node:timers/promises";

const POLL_INTERVAL_MS = 20;

/** Reads repeatedly until the value is as expected or the time is up. Resolves with the last value. */
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
