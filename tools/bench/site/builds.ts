import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { atMost, type Row, seconds } from "benchmarking/table.ts";

import { copyForBuild } from "../../../e2e/testing/copy-workspace.ts";
import { mutate } from "../../../e2e/testing/lake.ts";
import type { Sandbox } from "../../../e2e/testing/sandbox.ts";
import type { HelloWorld } from "./hello-world.ts";

const SIZES = [
  { pages: 100, limitMs: 15_000 },
  { pages: 1000, limitMs: 40_000 },
] as const;

/** Measures complete runs of `next build`, with a number of pages in addition to those of the site. */
export async function buildRows(sandbox: Sandbox, helloWorld: HelloWorld): Promise<Row[]> {
  const rows: Row[] = [];
  const folder = await mkdtemp(join(tmpdir(), "bench-build-"));
  try {
    await copyForBuild(folder);
    for (const { pages, limitMs } of SIZES) {
      await mutate(
        sandbox,
        Array.from({ length: pages }, (_, index) => ({ createOrReplace: pageOf(index) })),
      );
      await rm(join(folder, "web/.next"), { recursive: true, force: true });
      const start = performance.now();
      await sandbox.stack.run({
        ...sandbox.commands.buildSite,
        // Uses the linked copy of Next. With the path of this workspace, there would be two copies of React.
        args: ["node_modules/next/dist/bin/next", "build"],
        cwd: join(folder, "web"),
      });
      rows.push({
        ...atMost(`build with ${pages} additional pages (n=1)`, performance.now() - start, limitMs, seconds),
        references: { "hello-world Next": seconds(helloWorld.buildMs) },
      });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return rows;
}

function pageOf(index: number) {
  const text = {
    _type: "block",
    _key: "text",
    style: "normal",
    markDefs: [],
    children: [{ _type: "span", _key: "a", marks: [], text: `The text of page ${index}.` }],
  };
  return {
    _id: `bench-${index}`,
    _type: "page",
    path: `/bench-${index}`,
    title: `Bench ${index}`,
    blocks: [{ _type: "richText", _key: "words", text: [text] }],
  };
}
