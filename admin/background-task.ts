import type { Log } from "./log.ts";

interface BackgroundTask {
  /** Does one short step of the work, so that requests do not have to wait. Returns whether there is more work. */
  readonly step: () => boolean;
  /** Logged when a step throws. The next attempt is after `intervalMs`. */
  readonly failureMessage: string;
  readonly delayMs: number;
  readonly intervalMs: number;
  readonly log: Log;
}

const PAUSE_MS = 50;

/** Runs a task periodically, in short steps with pauses for requests. Returns a function that stops it. */
export function startBackgroundTask({
  step,
  failureMessage: failure,
  delayMs: firstAfterMs,
  intervalMs: everyMs,
  log,
}: BackgroundTask): () => void {
  let timer: NodeJS.Timeout = setTimeout(run, firstAfterMs);

  function run(): void {
    let waitMs = everyMs;
    try {
      if (step()) waitMs = PAUSE_MS;
    } catch (error) {
      log.error(failure, { error });
    }
    timer = setTimeout(run, waitMs);
  }

  return () => clearTimeout(timer);
}
