import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const SERVER = fileURLToPath(new URL("../../server.ts", import.meta.url));

export interface BackendProcess {
  readonly url: string;
  /** Milliseconds from the start of the process to its first answer. */
  readonly startMs: number;
  /** Megabytes of memory in use: at this moment, and the most ever. */
  memory(): { now: number; most: number };
  /** Milliseconds that processors have worked for it. */
  processorMs(): number;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** Starts the backend on a data folder, as `pnpm start` does, and waits for its first answer. */
export async function startBackend(dataDirectory: string, port: number): Promise<BackendProcess> {
  const url = `http://127.0.0.1:${port}`;
  const start = performance.now();
  const server = spawn(process.execPath, ["--max-semi-space-size=8", SERVER], {
    env: { DATA_DIR: dataDirectory, SANITY_LAKE_URL: url, LOG_LEVEL: "error" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await untilHealthy(url, server);
  const startMs = performance.now() - start;
  return {
    url,
    startMs,
    memory: () => ({ now: megabytes(server, "VmRSS"), most: megabytes(server, "VmHWM") }),
    processorMs: () => processorMs(server),
    async kill(signal) {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const closed = once(server, "close");
      server.kill(signal);
      await closed;
    },
  };
}

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("A TCP server has no port.");
  return address.port;
}

async function untilHealthy(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      if ((await fetch(`${url}/health`)).ok) return;
    } catch (error) {
      // Nobody listens yet: how fetch says so.
      if (!(error instanceof TypeError)) throw error;
    }
    // oxlint-disable-next-line no-await-in-loop -- a breath between attempts
    await setTimeout(10);
  }
  throw new Error("The backend ended before it answered; its reason is printed above.");
}

/** Linux tells the kilobytes of a process in /proc. */
function megabytes({ pid }: ChildProcess, field: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}

/** In /proc/…/stat they are counted in hundredths of a second, after the name of the program in brackets. */
function processorMs({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
