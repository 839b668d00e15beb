import { setTimeout } from "node:timers/promises";

import { isFree } from "process-stack/free-port.ts";
import { type RunningProcess, waitUntilReady } from "process-stack/process.ts";
import { Failure } from "process-stack/report.ts";
import type { Stack } from "process-stack/stack.ts";

import { type Addresses, listAddresses } from "../run/addresses.ts";
import type { Variables } from "../run/env.ts";

// Timeouts for a hanging process. Even a slow, busy machine stays far below them.
const START_MS = 20 * 60_000;
const STOP_MS = 2 * 60_000;

export interface StartedClone {
  readonly running: RunningProcess;
  /** The printed steps, each with its duration. */
  readonly steps: readonly string[];
}

/** Runs `npx -y pnpm start` in the clone. Resolves when site and Studio are ready and their addresses are printed. */
export async function startClone(
  stack: Stack,
  clone: string,
  env: Variables,
  { site, studio }: Addresses,
): Promise<StartedClone> {
  const printed = Promise.withResolvers<void>();
  /** Which ports are free as soon as the lake runs, while the site and the Studio are built. */
  const freeWhileBuilt = Promise.withResolvers<boolean[]>();
  const steps: string[] = [];
  const running = stack.start({
    name: "npx -y pnpm start",
    command: "npx",
    args: ["-y", "pnpm", "start"],
    cwd: clone,
    env,
    onLine: (line) => {
      if (/ \d+\.\d s$/.test(line)) steps.push(line.trim());
      if (line.includes("Content Lake ready"))
        freeWhileBuilt.resolve(Promise.all([site.port, studio.port].map(isFree)));
      if (line.includes(studio.url)) printed.resolve();
    },
  });
  await Promise.all([site.localUrl, studio.localUrl].map((url) => waitUntilReady(url, running, START_MS)));
  // The addresses are printed last.
  await Promise.race([printed.promise, failAfter(START_MS, "The addresses were not printed.")]);
  if ((await freeWhileBuilt.promise).includes(true))
    throw new Failure(
      "While they were built, another user could have taken the port of the site or the Studio.",
    );
  return { running, steps };
}

/** Sends SIGINT to the whole process group, as a terminal does. Throws a Failure if a port stays in use. */
export async function pressCtrlC({ running }: StartedClone, addresses: Addresses): Promise<void> {
  if (running.pid === undefined) throw new Failure(`${running.name} has no process.`);
  process.kill(-running.pid, "SIGINT");
  await Promise.race([running.exited, failAfter(STOP_MS, "It did not end within two minutes.")]);

  const ports = listAddresses(addresses).map(({ port }) => port);
  const free = await Promise.all(ports.map(isFree));
  const taken = ports.filter((_, index) => !free[index]);
  if (taken.length > 0)
    throw new Failure(`Something still listens on ${taken.join(", ")} after Ctrl-C.`, running.lastLines());
}

async function failAfter(milliseconds: number, message: string): Promise<never> {
  await setTimeout(milliseconds, undefined, { ref: false });
  throw new Failure(message);
}
