import { parseArgs } from "node:util";

import { printTable, type Row } from "benchmarking/table.ts";

import { explain } from "../../run/report.ts";
import { expirePages } from "../../run/site-cache.ts";
import { openSandbox } from "../../sandbox/sandbox.ts";
import { SkipError } from "../../sandbox/skip-error.ts";
import { buildRows } from "./builds.ts";
import { type HelloWorld, openHelloWorld } from "./hello-world.ts";
import { findLoadClient } from "./load-client.ts";
import { measurePages, pageRows } from "./pages.ts";
import { publishRow, startRow, unknownPathsRow } from "./serving.ts";
import { throughputRows } from "./throughput.ts";

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

try {
  const rows = await measure();
  console.log("");
  if (!printTable(rows)) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof SkipError ? error.message : explain(error).join("\n"));
  process.exitCode = 1;
}
process.exit();

/** Runs one measurement after the other, because they must not overlap. */
async function measure(): Promise<Row[]> {
  const client = await findLoadClient();
  const sandbox = await openSandbox();
  let helloWorld: HelloWorld | undefined;
  try {
    console.log("Building a hello-world Next for comparison …");
    helloWorld = await openHelloWorld(sandbox.stack, sandbox.commands.buildSite);
    console.log(`Measuring throughput (${client.description}), unknown paths, publishing, starting …`);
    const rows = [
      ...(await throughputRows(sandbox, helloWorld, client, Number(flags.seconds))),
      await unknownPathsRow(sandbox, helloWorld),
      await publishRow(sandbox, helloWorld),
      await startRow(sandbox, helloWorld),
    ];
    if (!flags["without-browser"]) {
      console.log("Measuring pages in a browser …");
      // The site was restarted, and the pages of the build still contain the address of the lake from which they were built.
      await expirePages(sandbox.siteUrl, sandbox.revalidateSecret);
      rows.unshift(...pageRows(await measurePages(sandbox, helloWorld.url, Number(flags.runs))));
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
