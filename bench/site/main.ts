import { parseArgs } from "node:util";

import { expirePages } from "#scripts/refresh-site.ts";
import { explain } from "#scripts/steps.ts";

import { openSandbox } from "../../harness/sandbox.ts";
import { SkipError } from "../../harness/skip-error.ts";
import { browserRows } from "./browser-rows.ts";
import { look } from "./browser.ts";
import { buildRows } from "./builds.ts";
import { type HelloWorld, openHelloWorld } from "./hello-world.ts";
import { floodRow, publishRow, startRows, throughputRows } from "./serving-rows.ts";
import { linesOf, type Row } from "./table.ts";

// `pnpm bench site [--builds] [--runs 3] [--seconds 5] [--without-browser]`: the built site of this folder, copied, beside a
// hello-world Next and nginx. Run it while nothing else runs. `--builds` adds builds of 100 and 1,000 pages.
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
  console.log(`\n${linesOf(rows).join("\n")}`);
  if (rows.some(({ isMet }) => isMet === false)) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof SkipError ? error.message : explain(error).join("\n"));
  process.exitCode = 1;
}
process.exit();

/** One thing after the other: what is measured must not overlap. */
async function measure(): Promise<Row[]> {
  const own = await openSandbox();
  let hello: HelloWorld | undefined;
  try {
    // The build's pages name the lake that they were built from; this copy has one of its own.
    const renew = () => expirePages(own.siteUrl, own.revalidateSecret);
    await renew();
    console.log("Building a hello-world Next to compare with …");
    hello = await openHelloWorld(own.stack, own.parts.buildSite);
    console.log("Throughput, unknown addresses, publishing, starting …");
    const rows = [
      ...(await throughputRows(own, hello.url, Number(flags.seconds))),
      await floodRow(own),
      await publishRow(own),
      ...(await startRows(own)),
    ];
    if (!flags["without-browser"]) {
      await renew();
      console.log("Pages in a browser …");
      rows.unshift(...browserRows(await look(own.stack, own.siteUrl, hello.url, Number(flags.runs))));
    }
    if (flags.builds) {
      console.log("Builds …");
      rows.push(...(await buildRows(own)));
    }
    return rows;
  } finally {
    await hello?.close();
    await own.close();
  }
}
