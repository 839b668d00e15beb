import { setTimeout } from "node:timers/promises";

/** Waits so many milliseconds, or until all is over. */
export async function pause(milliseconds: number, over: AbortSignal): Promise<void> {
  try {
    await setTimeout(milliseconds, undefined, { signal: over });
  } catch (error) {
    if (!over.aborted) throw error;
  }
}
