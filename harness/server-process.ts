import type { Part, Running } from "#scripts/process.ts";
import { untilAnswers } from "#scripts/ready.ts";
import type { Stack } from "#scripts/stack.ts";

interface StartOptions {
  /** Variables that replace those of the part. */
  readonly env?: Readonly<Record<string, string>>;
  /** Modules that Node loads before the server. */
  readonly imports?: readonly string[];
}

/** A server that a test can stop, kill and start again. */
export interface ServerProcess {
  readonly isRunning: boolean;
  /** Throws an Error when the server is not running. */
  readonly pid: number;
  /** All lines that it has printed, over all its starts. */
  readonly lines: readonly string[];
  /** Resolves with the milliseconds until its first response. Does nothing when it is running already. */
  start(options?: StartOptions): Promise<number>;
  /** Ends it without warning, as a power cut does. */
  kill(): Promise<void>;
  /** Asks it to end. Resolves with the milliseconds that this took. */
  stop(): Promise<number>;
}

/** The processes belong to `stack`, and end with it at the latest. */
export function createServerProcess(stack: Stack, part: Part, healthUrl: string): ServerProcess {
  const lines: string[] = [];
  let running: Running | undefined;

  return {
    get isRunning() {
      return running !== undefined;
    },
    get pid() {
      if (running?.pid === undefined) throw new Error(`${part.name} is not running.`);
      return running.pid;
    },
    lines,
    async start({ env = {}, imports = [] } = {}) {
      if (running !== undefined) return 0;
      const before = performance.now();
      const started = stack.launch({
        ...part,
        args: [...imports.map((file) => `--import=${file}`), ...part.args],
        env: { ...part.env, ...env },
        onLine: (line) => void lines.push(line),
      });
      running = started;
      void started.exited.finally(() => {
        if (running === started) running = undefined;
      });
      await untilAnswers(healthUrl, started);
      return performance.now() - before;
    },
    async kill() {
      const killed = running;
      if (killed?.pid === undefined) return;
      running = undefined;
      process.kill(-killed.pid, "SIGKILL");
      await killed.exited;
    },
    async stop() {
      const before = performance.now();
      await running?.stop(30_000);
      running = undefined;
      return performance.now() - before;
    },
  };
}
