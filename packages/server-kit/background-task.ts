import type { Log } from "./log.ts";

interface BackgroundTask {
  /** Does one short step of the work, so that requests do not have to wait. Returns whether there is more work. */
  readonly step: () => boolean | Promise<boolean>;
  /** Logged when a step throws. The next attempt is after `intervalMs`. */
  readonly failureMessage: string;
  readonly delayMs: number;
  readonly intervalMs: number;
  readonly log: Log;
}

const PAUSE_MS = 50;

/**
 * Runs a task periodically, in short steps with pauses for requests. Returns a function that stops it, and resolves when no step is
 * running any more.
 */
export function startBackgroundTask({
  step,
  failureMessage: failure,
  delayMs: firstAfterMs,
  intervalMs: everyMs,
  log,
}: BackgroundTask): () => Promise<void> {
  let isStopped = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout = setTimeout(start, firstAfterMs);

  function start(): void {
    running = run();
  }

  async function run(): Promise<void> {
    let waitMs = everyMs;
    try {
      if (await step()) waitMs = PAUSE_MS;
    } catch (error) {
      log.error(failure, { error });
    }
    if (!isStopped) timer = setTimeout(start, waitMs);
  }

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
