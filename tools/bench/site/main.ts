import { parseArgs } from "node:util";

import type { Row } from "benchmarking/table.ts";

import { openSandbox } from "../../../e2e/testing/sandbox.ts";
import { runBench } from "../run-bench.ts";
import { buildRows } from "./builds.ts";
import { type HelloWorld, openHelloWorld } from "./hello-world.ts";
import { pageRows } from "./pages.ts";
import { throughputRows } from "./throughput.ts";
import { unknownPathsRow } from "./unknown-paths.ts";

// `pnpm bench site [--builds] [--runs 3] [--seconds 5] [--without-browser]`: measures a copy of this folder's built site, and
// compares it with a hello-world Next site and nginx. Run it while nothing else runs. `--builds` adds builds of 100 and 1,000
// pages.
const { values: flags } = parseArgs({
  options: {
    builds: { type: "boolean" },
    "without-browser": { type: "boolean" },
    runs: { type: "string", default: "3" },
    seconds: { type: "string", default: "5" },
  },
});

await runBench(measure);

/** Runs one measurement after the other, because they must not overlap. */
async function measure(): Promise<Row[]> {
  const sandbox = await openSandbox();
  let helloWorld: HelloWorld | undefined;
  try {
    console.log("Building a hello-world Next for comparison …");
    helloWorld = await openHelloWorld(sandbox.stack, sandbox.commands.buildSite);
    console.log("Measuring throughput and unknown paths …");
    const rows = [
      ...(await throughputRows(sandbox, helloWorld, Number(flags.seconds))),
      await unknownPathsRow(sandbox, helloWorld),
    ];
    if (!flags["without-browser"]) {
      console.log("Measuring pages in a browser …");
      rows.unshift(...(await pageRows(sandbox.siteUrl, helloWorld.url, Number(flags.runs))));
    }
    if (flags.builds) {
      console.log("Measuring builds …");
      rows.push(...(await buildRows(sandbox, helloWorld)));
    }
    return rows;
  } finally {
    await helloWorld?.close();
    await sandbox.close();
  }
}
