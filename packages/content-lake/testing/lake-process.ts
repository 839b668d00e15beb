import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { freePort } from "./free-port.ts";

const CLI = join(import.meta.dirname, "../cli.ts");

/** A lake in a process of its own, which can be killed and started again with the same port and data. */
export interface LakeProcess {
  readonly url: string;
  readonly isRunning: boolean;
  /** Starts the lake. Resolves when it is ready. Throws an Error if it ends before. */
  start(): Promise<void>;
  /** Kills the lake without warning, like a power cut. */
  kill(): Promise<void>;
  /** Asks the lake to end, and waits for it. Does nothing if it is not running. */
  stop(): Promise<void>;
}

export async function createLakeProcess(dataDirectory: string): Promise<LakeProcess> {
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDirectory,
    LAKE_PORT: String(port),
    LOG_LEVEL: "error",
  };
  let running: ChildProcess | undefined;

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (running === undefined) return;
    const exited = once(running, "exit");
    running.kill(signal);
    await exited;
  }

  return {
    url: `http://127.0.0.1:${port}`,
    get isRunning() {
      return running !== undefined;
    },
    async start() {
      const child = spawn(process.execPath, [CLI, "start"], { env, stdio: ["ignore", "pipe", "inherit"] });
      running = child;
      const exited = once(child, "exit").then(([code]) => {
        if (running === child) running = undefined;
        return `The lake ended with exit code ${String(code)}`;
      });
      const ready = once(createInterface(child.stdout), "line").then(() => undefined);
      const failure = await Promise.race([ready, exited]);
      if (failure !== undefined) throw new Error(failure);
    },
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
  };
}
