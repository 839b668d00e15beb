import { setTimeout } from "node:timers/promises";

import type { Addresses } from "./addresses.ts";
import { Failure } from "./failure.ts";
import { isFree } from "./ports.ts";
import type { Part, Running } from "./process.ts";
import { untilAnswers } from "./ready.ts";
import type { Stack } from "./stack.ts";

const LIMIT_MS = 5 * 60_000;

/** `npx -y pnpm start` in a clone, as a stranger runs it. Resolves when both addresses answer. */
export async function startAsStranger(
  stack: Stack,
  clone: string,
  env: Part["env"],
  { site, studio }: Addresses,
): Promise<Running> {
  const command: Part = {
    name: "npx -y pnpm start",
    command: "npx",
    args: ["-y", "pnpm", "start"],
    cwd: clone,
    env,
  };
  const announced = Promise.withResolvers<void>();
  const running = stack.launch({
    ...command,
    onLine: (line) => {
      if (line.includes(studio.url)) announced.resolve();
    },
  });
  await Promise.all([site.localUrl, studio.localUrl].map((url) => untilAnswers(url, running, LIMIT_MS)));
  // It tells the addresses last, after all else it has to do.
  await Promise.race([announced.promise, limit(LIMIT_MS, "The addresses were not told.")]);
  return running;
}

/** Ctrl-C, as a terminal sends it: to the whole group in the foreground. Throws a Failure when a port stays taken. */
export async function pressCtrlC(running: Running, { site, studio, backend }: Addresses): Promise<void> {
  if (running.pid === undefined) throw new Failure(`${running.name} has no process.`);
  process.kill(-running.pid, "SIGINT");
  await Promise.race([running.exited, limit(20_000, "It did not end within 20 s.")]);

  const ports = [site.port, studio.port, ...(backend ? [backend.port] : [])];
  const free = await Promise.all(ports.map(isFree));
  const taken = ports.filter((_, index) => !free[index]);
  if (taken.length > 0)
    throw new Failure(`Something still listens on ${taken.join(", ")} after Ctrl-C.`, running.lastLines());
}

async function limit(milliseconds: number, message: string): Promise<never> {
  await setTimeout(milliseconds, undefined, { ref: false });
  throw new Failure(message);
}
