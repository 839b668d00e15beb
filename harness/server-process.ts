import { type Command, type RunningProcess, waitUntilReady } from "#scripts/process.ts";
import type { Stack } from "#scripts/stack.ts";

interface StartOptions {
  /** Variables that replace those of the command. */
  readonly env?: Readonly<Record<string, string>>;
  /** Modules that Node loads before the server. */
  readonly imports?: readonly string[];
}

/** A server that a test can stop, kill and start again. */
export interface ServerProcess {
  readonly isRunning: boolean;
  /** Throws an Error when the server is not running. */
  readonly pid: number;
  /** The lines that it printed, of every run. */
  readonly lines: readonly string[];
  /** Resolves with the milliseconds until its first response. Does nothing when it is running already. */
  start(options?: StartOptions): Promise<number>;
  /** Ends it without warning, as a power cut does. */
  kill(): Promise<void>;
  /** Asks it to end. Resolves with the milliseconds that this took. */
  stop(): Promise<number>;
}

/** The processes belong to `stack`, and end with it at the latest. */
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
