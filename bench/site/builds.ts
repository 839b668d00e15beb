import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { copyForBuild } from "../../harness/copy-workspace.ts";
import { mutate } from "../../harness/lake.ts";
import type { Sandbox } from "../../harness/sandbox.ts";
import type { Row } from "./table.ts";

const SIZES = [
  { pages: 100, mostMs: 15_000 },
  { pages: 1000, mostMs: 40_000 },
] as const;

/** A whole `next build` with so many pages more than the site has by itself. */
export async function buildRows(own: Sandbox): Promise<Row[]> {
  const rows: Row[] = [];
  const folder = await mkdtemp(join(tmpdir(), "bench-build-"));
  try {
    await copyForBuild(folder);
    for (const { pages, mostMs } of SIZES) {
      // oxlint-disable no-await-in-loop -- what is measured must not overlap
      await mutate(
        own,
        Array.from({ length: pages }, (_, index) => ({ createOrReplace: pageOf(index) })),
      );
      await rm(join(folder, "web/.next"), { recursive: true, force: true });
      const start = performance.now();
      await own.stack.run({
        ...own.parts.buildSite,
        // Its own copy: two of React would be one too many.
        args: ["node_modules/next/dist/bin/next", "build"],
        cwd: join(folder, "web"),
      });
      // oxlint-enable no-await-in-loop
      const tookMs = performance.now() - start;
      rows.push({
        what: `build with ${pages} more pages`,
        budget: `≤ ${mostMs / 1000} s`,
        ours: `${(tookMs / 1000).toFixed(1)} s (n=1)`,
        isMet: tookMs <= mostMs,
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
    children: [{ _type: "span", _key: "a", marks: [], text: `What there is to say about ${index}.` }],
  };
  return {
    _id: `bench-${index}`,
    _type: "page",
    path: `/bench-${index}`,
    title: `Bench ${index}`,
    blocks: [{ _type: "richText", _key: "words", text: [text] }],
  };
}
