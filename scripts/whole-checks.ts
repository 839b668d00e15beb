import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { browserTests } from "./browser-tests.ts";
import { type Check, inSequence } from "./check.ts";
import { freshShell, makeCleanClone } from "./clean-clone.ts";
import { shell } from "./env.ts";
import { namesIn } from "./environment.ts";
import { pressCtrlC, startAsStranger } from "./first-run.ts";
import { freeAddresses } from "./free-addresses.ts";
import { createParts } from "./parts.ts";
import { root } from "./prepare.ts";
import { untilAnswers } from "./ready.ts";
import type { Stack } from "./stack.ts";
import { assertRetitled, retitleHome } from "./stale-check.ts";
import { seconds } from "./steps.ts";
import type { Tally } from "./tally.ts";

const SECOND_START_MS = 15_000;

/**
 * What a stranger does with a clone of this tree, one after the other: the first start, Ctrl-C, a second start, and then
 * every browser test. All of it on ports, with data and with builds of its own, inside `folder`.
 */
export async function wholeChecks(
  stack: Stack,
  folder: string,
  count: (tally: Tally) => void,
): Promise<Check[]> {
  const clone = join(folder, "clone");
  const { variables: named, addresses } = await freeAddresses();
  // Each browser test sends quote requests from an address of its own, as behind a proxy.
  const variables = { ...named, TRUSTED_PROXY_HOPS: "1" };
  const fresh = freshShell(shell, namesIn(await readFile(join(root, ".env.example"), "utf8")));
  const parts = createParts(clone, { ...fresh, ...variables }, addresses, "production");

  return inSequence([
    {
      name: "A clean clone starts, Ctrl-C ends it",
      work: async () => {
        await makeCleanClone(root, clone, variables);
        await pressCtrlC(await startAsStranger(stack, clone, fresh, addresses), addresses);
      },
    },
    {
      name: "A second start is quick and not stale",
      work: async () => {
        const backend = stack.launch(parts.backend);
        await untilAnswers(`${variables.SANITY_LAKE_URL}/health`, backend);
        await retitleHome(variables.SANITY_LAKE_URL, "production");
        await backend.stop();

        const start = performance.now();
        const running = await startAsStranger(stack, clone, fresh, addresses);
        const tookMs = performance.now() - start;
        await assertRetitled(addresses.site);
        await pressCtrlC(running, addresses);
        if (tookMs > SECOND_START_MS) throw new Error(`The second start took ${seconds(tookMs)}.`);
      },
    },
    browserTests(stack, { parts, addresses, fresh, folder, count }),
  ]);
}
