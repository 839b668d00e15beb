import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { atMost, type Row, seconds } from "benchmarking/table.ts";
import { cleanShell, makeCleanClone } from "check-runner/clean-clone.ts";
import { createStack } from "process-stack/stack.ts";

import { serverCommands } from "../../run/commands.ts";
import { root, shell, variableNames } from "../../run/env.ts";
import { freeAddresses } from "../../run/testing/ports.ts";
import { pressCtrlC, startClone } from "../../test/started-clone.ts";
import { runBench } from "../run-bench.ts";
import { openHelloWorld } from "../site/hello-world.ts";

// `pnpm bench start`: measures the first and the second `npx -y pnpm start` in a fresh clone. Run it while nothing else runs.
const MAX_FIRST_START_MS = 150_000;
const MAX_SECOND_START_MS = 8000;

const folder = await mkdtemp(join(tmpdir(), "bench-start-"));
const stack = createStack();
await runBench(async () => {
  try {
    return await measure();
  } finally {
    await stack.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

async function measure(): Promise<Row[]> {
  const clone = join(folder, "clone");
  const { variables, addresses } = await freeAddresses();
  const env = cleanShell(shell, variableNames(await readFile(join(root, ".env.example"), "utf8")));
  await makeCleanClone(root, clone, variables);
  const start = async () => {
    const before = performance.now();
    const started = await startClone(stack, clone, env, addresses);
    const durationMs = performance.now() - before;
    await pressCtrlC(started, addresses);
    return durationMs;
  };
  const first = await start();
  const second = await start();

  const commands = serverCommands(root, { ...env, ...variables }, addresses, "production");
  const helloWorld = await openHelloWorld(stack, commands.buildSite);
  await helloWorld.close();
  const beforePnpm = performance.now();
  await stack.run({ name: "pnpm", command: "npx", args: ["-y", "pnpm", "--version"], cwd: folder, env });
  const pnpmMs = performance.now() - beforePnpm;
  const references = (helloMs: number) => ({
    "hello-world Next, installed": seconds(helloMs),
    "npx -y pnpm --version": seconds(pnpmMs),
  });
  return [
    {
      ...atMost("first start of a fresh clone, to site and Studio (n=1)", first, MAX_FIRST_START_MS, seconds),
      references: references(helloWorld.buildMs + helloWorld.startMs),
    },
    {
      ...atMost("second start (n=1)", second, MAX_SECOND_START_MS, seconds),
      references: references(helloWorld.startMs),
    },
  ];
}
