import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type FetchFromNext, type InnerServer, sendOver, TIMEOUT_MS } from "./inner-server.ts";

/** After this time without a request, the process ends. */
const IDLE_MS = 10 * 60_000;
/** How long the process may be busy without a sign of life. A page blocks it for a few seconds at most. */
const MAX_SILENCE_MS = 15_000;
/** A socket has a path of at most 107 bytes. */
const MAX_FOLDER_LENGTH = 80;

interface Options {
  readonly args: readonly string[];
  readonly idleMs?: number;
  readonly maxSilenceMs?: number;
}

/**
 * Runs Next in a second process with memory of its own. If a request takes all of it, only that process ends, and visitors notice nothing.
 * It starts with the first request, starts again after it has ended, and ends when it has had no request for a while. One in an endless loop is
 * killed. `script` is what it runs: it gets the path of a Unix socket and `args`, listens there, sends a message when it is ready, and answers
 * each message with another.
 */
export function createNextProcess(
  script: URL,
  { args, idleMs = IDLE_MS, maxSilenceMs = MAX_SILENCE_MS }: Options,
): Pick<InnerServer, "fetch"> & { readonly stop: () => void } {
  let running: { readonly socket: Promise<string>; readonly stop: () => void } | undefined;
  let idle: NodeJS.Timeout | undefined;
  let open = 0;

  function start() {
    const parent = tmpdir().length > MAX_FOLDER_LENGTH ? "/tmp" : tmpdir();
    const folder = mkdtempSync(join(parent, "next-"));
    const socket = join(folder, "socket");
    const child = fork(script, [socket, ...args]);
    const ready = new Promise<string>((resolve, reject) => {
      child.once("message", () => {
        killIfSilent(child, maxSilenceMs);
        resolve(socket);
      });
      const end = (cause: unknown) => {
        if (running === started) running = undefined;
        rmSync(folder, { recursive: true, force: true });
        reject(new Error(`The process of Next ended with ${String(cause)}`));
      };
      child.once("exit", end);
      child.once("error", end);
    });
    const started = { socket: ready, stop: () => child.kill() };
    return started;
  }

  const stop = () => running?.stop();

  /** Does work with the socket of the process, which does not end meanwhile. */
  async function use<Result>(work: (socket: string) => Promise<Result>): Promise<Result> {
    open += 1;
    clearTimeout(idle);
    try {
      running ??= start();
      return await work(await running.socket);
    } finally {
      open -= 1;
      if (open === 0) idle = setTimeout(stop, idleMs).unref();
    }
  }

  const fetch: FetchFromNext = (path, headers, { body, timeoutMs = TIMEOUT_MS } = {}) =>
    use(async (socket) => {
      const stream = connect(socket);
      try {
        return await sendOver(stream, { path, headers, signal: AbortSignal.timeout(timeoutMs) }, body);
      } finally {
        stream.destroy();
      }
    });

  return { fetch, stop };
}

/** Kills a process that does not answer. One that is in a loop would not hear SIGTERM. */
function killIfSilent(child: ChildProcess, maxSilenceMs: number): void {
  let hasAnswered = true;
  child.on("message", () => {
    hasAnswered = true;
  });
  const check = () => {
    if (!hasAnswered) child.kill("SIGKILL");
    hasAnswered = false;
    // It fails only if the process has ended.
    child.send("Are you there?", () => undefined);
  };
  // Answers that have arrived while this process was busy are read before an immediate.
  const timer = setInterval(() => setImmediate(check), maxSilenceMs).unref();
  child.once("exit", () => clearInterval(timer));
}
