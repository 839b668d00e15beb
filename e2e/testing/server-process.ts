import { type Command, type RunningProcess, waitUntilReady } from "process-stack/process.ts";
import type { Stack } from "process-stack/stack.ts";

interface StartOptions {
  /** Variables that replace those of the command. */
  readonly env?: Readonly<Record<string, string>>;
  /** Modules that Node loads before the server. */
  readonly imports?: readonly string[];
}

/** A server that a test can stop, kill and start again. */
export interface ServerProcess {
  readonly isRunning: boolean;
  /** The process id. Throws an Error if the server is not running. */
  readonly pid: number;
  /** The printed lines of all runs. */
  readonly lines: readonly string[];
  /** Starts the server. Resolves with the milliseconds until its first response. Does nothing if it is already running. */
  start(options?: StartOptions): Promise<number>;
  /** Kills the server without warning, like a power cut. */
  kill(): Promise<void>;
  /** Asks the server to end. Resolves with the number of milliseconds until it has ended. */
  stop(): Promise<number>;
}

/** Creates a server whose processes belong to `stack`, so they end with the stack at the latest. */
export function createServerProcess(stack: Stack, command: Command, healthUrl: string): ServerProcess {
  const lines: string[] = [];
  let running: RunningProcess | undefined;

  return {
    get isRunning() {
      return running !== undefined;
    },
    get pid() {
      if (running?.pid === undefined) throw new Error(`${command.name} is not running.`);
      return running.pid;
    },
    lines,
    async start({ env = {}, imports = [] } = {}) {
      if (running !== undefined) return 0;
      const before = performance.now();
      const started = stack.start({
        ...command,
        args: [...imports.map((file) => `--import=${file}`), ...command.args],
        env: { ...command.env, ...env },
        onLine: (line) => void lines.push(line),
      });
      running = started;
      void started.exited.finally(() => {
        if (running === started) running = undefined;
      });
      await waitUntilReady(healthUrl, started);
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
