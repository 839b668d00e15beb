import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { type Addresses, freeAddresses, isFree, listAddresses, type ServerAddress } from "./addresses.ts";
import { browserTests } from "./browser-tests.ts";
import { type Check, inSequence, type TestCount } from "./checks.ts";
import { cleanShell, makeCleanClone } from "./clean-clone.ts";
import { serverCommands } from "./commands.ts";
import { readEnvironment, root, shell, variableNames, type Variables } from "./env.ts";
import { type RunningProcess, waitUntilReady } from "./process.ts";
import { Failure, formatSeconds } from "./report.ts";
import type { Stack } from "./stack.ts";

const FIRST_START_MS = 5 * 60_000;
const SECOND_START_MS = 15_000;
const STOP_MS = 20_000;

/**
 * What a new user does with a clone, in this order: first start, Ctrl-C, second start; and then all browser tests. The clone in
 * `folder` has its own ports, data and builds.
 */
export async function cloneChecks(
  stack: Stack,
  folder: string,
  count: (tests: TestCount) => void,
): Promise<Check[]> {
  const clone = join(folder, "clone");
  const { variables: addressVariables, addresses } = await freeAddresses();
  // Each browser test sends quote requests from its own address, as through a proxy.
  const variables = { ...addressVariables, TRUSTED_PROXY_HOPS: "1" };
  const env = cleanShell(shell, variableNames(await readFile(join(root, ".env.example"), "utf8")));

  return inSequence([
    {
      name: "A clean clone starts, Ctrl-C ends it",
      work: async () => {
        await makeCleanClone(root, clone, variables);
        await pressCtrlC(await startClone(stack, clone, env, addresses), addresses);
      },
    },
    {
      name: "A second start is quick and not stale",
      work: async () => {
        const commands = serverCommands(clone, readEnvironment(clone, env), addresses, "production");
        const backend = stack.start(commands.backend);
        await waitUntilReady(`${variables.SANITY_LAKE_URL}/health`, backend);
        await publishHomeTitle(variables.SANITY_LAKE_URL, "production");
        await backend.stop();

        const start = performance.now();
        const running = await startClone(stack, clone, env, addresses);
        const durationMs = performance.now() - start;
        await assertHomeTitle(addresses.site);
        await pressCtrlC(running, addresses);
        if (durationMs > SECOND_START_MS)
          throw new Error(`The second start took ${formatSeconds(durationMs)}.`);
      },
    },
    browserTests(stack, { workspace: clone, addresses, env, folder, count }),
  ]);
}

/** Runs `npx -y pnpm start` in the clone. Resolves when site and Studio are ready and their addresses are printed. */
async function startClone(
  stack: Stack,
  clone: string,
  env: Variables,
  { site, studio }: Addresses,
): Promise<RunningProcess> {
  const printed = Promise.withResolvers<void>();
  const running = stack.start({
    name: "npx -y pnpm start",
    command: "npx",
    args: ["-y", "pnpm", "start"],
    cwd: clone,
    env,
    onLine: (line) => {
      if (line.includes(studio.url)) printed.resolve();
    },
  });
  await Promise.all(
    [site.localUrl, studio.localUrl].map((url) => waitUntilReady(url, running, FIRST_START_MS)),
  );
  // The addresses are the last thing that it prints.
  await Promise.race([printed.promise, failAfter(FIRST_START_MS, "The addresses were not printed.")]);
  return running;
}

/** Sends SIGINT to the whole process group, as a terminal does. Throws a Failure when a port stays in use. */
async function pressCtrlC(running: RunningProcess, addresses: Addresses): Promise<void> {
  if (running.pid === undefined) throw new Failure(`${running.name} has no process.`);
  process.kill(-running.pid, "SIGINT");
  await Promise.race([running.exited, failAfter(STOP_MS, "It did not end within 20 s.")]);

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

const HOME_TITLE = "A title that was published while the site was stopped";

/** Publishes a new title of the home page. The site is not running, so no webhook reaches it. */
async function publishHomeTitle(lakeUrl: string, dataset: string): Promise<void> {
  const api = `${lakeUrl}/v2025-02-19/data`;
  const query = encodeURIComponent('*[_type == "page" && path == "/"]._id');
  const { result } = await requestJson(`${api}/query/${dataset}?query=${query}`);
  if (!Array.isArray(result) || result.length !== 1)
    throw new Failure(`The dataset has ${String(result)} as home page.`);

  const patch = { id: String(result[0]), set: { title: HOME_TITLE }, unset: ["seo.title"] };
  await requestJson(`${api}/mutate/${dataset}`, { mutations: [{ patch }] });
}

/** Throws a Failure unless the first visitor after a start gets the published title. */
async function assertHomeTitle(site: ServerAddress): Promise<void> {
  const response = await fetch(site.localUrl);
  const html = await response.text();
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? "no title";
  if (!title.includes(HOME_TITLE))
    throw new Failure(`The home page is stale after a restart: its title is "${title}".`);
}

/** GET, or POST of `body`. */
async function requestJson(url: string, body?: object): Promise<{ result?: unknown }> {
  const request = body
    ? { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }
    : {};
  const response = await fetch(url, request);
  if (!response.ok)
    throw new Failure(`The lake responded with ${response.status} at ${url}.`, [await response.text()]);
  const json: unknown = await response.json();
  return typeof json === "object" && json !== null ? json : {};
}
