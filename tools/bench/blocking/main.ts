import { parseArgs } from "node:util";

import { chromium } from "@playwright/test";
import { printTable } from "benchmarking/table.ts";
import { runWithStack } from "process-stack/stack.ts";

import { chromiumOptions } from "../../../e2e/chromium.ts";
import { serverCommands } from "../../run/commands.ts";
import { loadSettings, root } from "../../run/env.ts";
import { blockingRows } from "../site/blocking-time.ts";
import { openHelloWorld } from "../site/hello-world.ts";

// `pnpm bench blocking [--rounds 5] [address …]`: how long the running site keeps a visitor waiting after the first paint. To see what a
// change brings, start the build before it at another address, and name both: the last one is compared with the others.
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: "string", default: "5" } },
});

await runWithStack(
  async (stack) => {
    const { variables, addresses } = await loadSettings(() => []);
    const { buildSite } = serverCommands(root, variables, addresses, "production");
    const helloWorld = await openHelloWorld(stack, buildSite);
    const browser = await chromium.launch(await chromiumOptions());
    const others = positionals.slice(0, -1);
    try {
      const rows = await blockingRows(
        browser,
        {
          site: positionals.at(-1) ?? addresses.site.url,
          helloWorld: helloWorld.url,
          others: Object.fromEntries(others.map((address) => [address, address])),
        },
        Number(flags.rounds),
      );
      return printTable(rows) ? 0 : 1;
    } finally {
      await browser.close();
      await helloWorld.close();
    }
  },
  { exitCodeWhenInterrupted: 130 },
);
