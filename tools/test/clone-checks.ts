import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Check } from "check-runner/checks.ts";
import { cleanShell, makeCleanClone } from "check-runner/clean-clone.ts";
import type { TestResults } from "check-runner/test-results.ts";
import { waitUntilReady } from "process-stack/process.ts";
import { Failure } from "process-stack/report.ts";
import type { Stack } from "process-stack/stack.ts";

import { mutate } from "../../e2e/testing/lake.ts";
import type { ServerAddress } from "../run/addresses.ts";
import { serverCommands } from "../run/commands.ts";
import { readEnvironment, root, shell, variableNames } from "../run/env.ts";
import { freeAddresses } from "../run/testing/ports.ts";
import { browserTests } from "./browser-tests.ts";
import { pressCtrlC, type StartedClone, startClone } from "./started-clone.ts";

interface CloneSettings {
  readonly stack: Stack;
  /** The clone in this folder has its own ports, data and builds. */
  readonly folder: string;
  /** The browser tests to run. If empty, all of them. */
  readonly files: readonly string[];
  readonly isThorough: boolean;
  readonly results: TestResults;
}

/**
 * Does what a new user does with a clone: starts it and presses Ctrl-C. Then runs the browser tests. A thorough run also starts it a
 * second time.
 */
export async function cloneChecks(settings: CloneSettings): Promise<Check[]> {
  const { stack, folder, files, isThorough } = settings;
  const clone = join(folder, "clone");
  const { variables: addressVariables, addresses } = await freeAddresses();
  // Each browser test sends quote requests from its own IP address, as if through a proxy.
  const variables = { ...addressVariables, TRUSTED_PROXY_HOPS: "1" };
  // The folder for temporary files that a user shares with others.
  const temporary = join(folder, "temporary");
  const ownShell = cleanShell(shell, variableNames(await readFile(join(root, ".env.example"), "utf8")));
  const env = { ...ownShell, TMPDIR: temporary };

  const firstStart: Check = {
    name: "A clean clone starts, Ctrl-C ends it",
    work: async () => {
      await makeCleanClone(root, clone, variables);
      await mkdir(temporary, { recursive: true });
      const started = await startClone(stack, clone, env, addresses);
      for (const line of started.steps) console.log(`    ${line}`);
      await pressCtrlC(started, addresses);
      // Sanity's build runs compiled code that it finds there.
      if (existsSync(join(temporary, "jiti")))
        throw new Failure("The build of the Studio keeps compiled code where other users can replace it.");
    },
  };
  const secondStart: Check = {
    name: "A second start builds nothing and is not stale",
    work: async () => {
      const commands = serverCommands(clone, readEnvironment(clone, env), addresses, "production");
      const lake = stack.start(commands.lake);
      await waitUntilReady(`${variables.SANITY_LAKE_URL}/health`, lake);
      // The site is not running, so no webhook reaches it.
      const target = { lakeUrl: variables.SANITY_LAKE_URL, dataDirectory: join(clone, ".data") };
      await mutate(target, [{ patch: NEW_HOME_TITLE }]);
      await lake.stop();

      const started = await startClone(stack, clone, env, addresses);
      await assertHomeTitle(addresses.site);
      await pressCtrlC(started, addresses);
      assertNothingWasBuilt(started);
    },
  };
  const tests = browserTests({ ...settings, workspace: clone, addresses, env });
  return isThorough && files.length === 0 ? [firstStart, secondStart, tests] : [firstStart, tests];
}

const HOME_TITLE = "A title that was published while the site was stopped";
const NEW_HOME_TITLE = {
  query: '*[_type == "page" && path == "/"]',
  set: { title: HOME_TITLE },
  unset: ["seo.title"],
};

/** Throws a Failure unless the first visitor after a start gets the published title. */
async function assertHomeTitle(site: ServerAddress): Promise<void> {
  const response = await fetch(site.localUrl);
  const html = await response.text();
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? "no title";
  if (!title.includes(HOME_TITLE))
    throw new Failure(`The home page is stale after a restart: its title is "${title}".`);
}

/** `pnpm bench start` measures how long it took. */
function assertNothingWasBuilt({ steps }: StartedClone): void {
  const unchanged = steps.filter((step) => /^Build of the (site|Studio) +unchanged /.test(step));
  if (unchanged.length !== 2) throw new Failure("The second start rebuilt something:", steps);
}
