import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";

import { freePort } from "server-kit/testing/ports.ts";

import { readLocalKey } from "../access/local-key.ts";

const CLI = join(import.meta.dirname, "../cli.ts");

/** A lake in a process of its own, which can be killed and started again with the same port and data. */
export interface LakeProcess {
  readonly url: string;
  /** The key of the operator's programs, which is a new one after each start. */
  readonly key: string;
  readonly isRunning: boolean;
  /** The process id. Throws an Error if the lake is not running. */
  readonly pid: number;
  /** Starts the lake. Resolves when it is ready. Throws an Error if it ends before. */
  start(): Promise<void>;
  /** Kills the lake without warning, like a power cut. */
  kill(): Promise<void>;
  /** Asks the lake to end, and waits for it. Does nothing if it is not running. */
  stop(): Promise<void>;
  /** Runs another command, such as `content-lake user add`, on the same data. Returns what it prints. `input` answers its prompt. */
  run(args: readonly string[], input?: string): Promise<string>;
}

/** Creates a lake with a free port. `variables` are further settings. Does not start it. */
export async function createLakeProcess(
  dataDirectory: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<LakeProcess> {
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    DATA_DIR: dataDirectory,
    LAKE_PORT: String(port),
    LOG_LEVEL: "error",
    ...variables,
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
    get key() {
      return readLocalKey(dataDirectory) ?? "";
    },
    get isRunning() {
      return running !== undefined;
    },
    get pid() {
      if (running?.pid === undefined) throw new Error("The lake is not running.");
      return running.pid;
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
    async run(args, input = "") {
      const command = promisify(execFile)(process.execPath, [CLI, ...args], { env });
      command.child.stdin?.end(`${input}\n`);
      return (await command).stdout;
    },
  };
}
