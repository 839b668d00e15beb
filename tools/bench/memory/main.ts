import { setTimeout } from "node:timers/promises";

import { MB, residentBytes } from "benchmarking/process-usage.ts";
import { atMost, mB, type Row } from "benchmarking/table.ts";

import { mutate } from "../../../e2e/testing/lake.ts";
import { newVisitor, send } from "../../../e2e/testing/request.ts";
import { openSandbox, type Sandbox } from "../../../e2e/testing/sandbox.ts";
import { sitemapPaths } from "../../../e2e/testing/site.ts";
import { runBench } from "../run-bench.ts";

// `pnpm bench memory`: what the site's process keeps in memory once all its pages have been visited, and again after each publish,
// which makes it render them again. Needs a build.

const LIMIT = 300 * MB;
const SEARCHES = 100;
const PUBLISHES = 4;
const TERMS = ["tolerance", "aluminum", "cnc", "wall", "finish"];
/** By then the pages that were just read have been compressed in the background. */
const QUIET_MS = 8000;

await runBench(measure);

async function measure(): Promise<Row[]> {
  const sandbox = await openSandbox();
  try {
    const paths = await sitemapPaths(sandbox);
    const rows: Row[] = [{ name: "after the start", measured: mB(await residentBytes(sandbox.site.pid)) }];
    const add = async (name: string) => {
      await setTimeout(QUIET_MS);
      rows.push(atMost(name, await residentBytes(sandbox.site.pid), LIMIT, mB));
    };

    await readAll(sandbox, paths);
    await add(`after all ${paths.length} pages`);
    await search(sandbox);
    await add(`… and ${SEARCHES} searches`);
    for (let count = 1; count <= PUBLISHES; count++) {
      await publish(sandbox, `Publish ${count}`);
      await readAll(sandbox, paths);
      await add(`… and all pages after publish ${count}`);
    }
    return rows;
  } finally {
    await sandbox.close();
  }
}

/** Reads pages one after the other, in the encoding that all browsers ask for. */
async function readAll({ siteUrl }: Sandbox, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await requireOk(send(siteUrl, path, { headers: { accept: "text/html", "accept-encoding": "br" } }));
  }
}

/** Searches, each time as another visitor, because the number of searches of one is limited. */
async function search({ siteUrl }: Sandbox): Promise<void> {
  for (let count = 0; count < SEARCHES; count++) {
    const address = `/search?q=${TERMS[count % TERMS.length]}%20${count}`;
    await requireOk(send(siteUrl, address, { headers: { accept: "text/html" }, visitor: newVisitor() }));
  }
}

async function publish(sandbox: Sandbox, title: string): Promise<void> {
  await mutate(sandbox, [
    { createOrReplace: { _id: "bench", _type: "page", path: "/bench", title, blocks: [] } },
  ]);
  // By then the lake's webhook has reached the site.
  await setTimeout(1000);
}

async function requireOk(sent: ReturnType<typeof send>): Promise<void> {
  const { status, request } = await sent;
  if (status !== 200) throw new Error(`${request} was answered with ${status}.`);
}
