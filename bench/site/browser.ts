import { join } from "node:path";

import * as v from "valibot";

import { chromiumEnv } from "#scripts/chromium.ts";
import { shell } from "#scripts/env.ts";
import { root } from "#scripts/prepare.ts";
import type { Stack } from "#scripts/stack.ts";

const Weight = v.object({
  scripts: v.number(),
  html: v.number(),
  data: v.number(),
  styles: v.number(),
  fonts: v.number(),
  images: v.number(),
  requests: v.number(),
  layoutShift: v.number(),
});
export type Weight = v.InferOutput<typeof Weight>;

const Report = v.object({
  performance: v.number(),
  accessibility: v.number(),
  bestPractices: v.number(),
  seo: v.number(),
  lcpMs: v.number(),
  tbtMs: v.number(),
  layoutShift: v.number(),
});
export type Report = v.InferOutput<typeof Report>;

const Seen = v.object({
  weights: v.record(v.string(), Weight),
  hello: Weight,
  navigations: v.array(v.number()),
  backFaults: v.array(v.string()),
  reports: v.record(v.string(), v.array(Report)),
});
export type Seen = v.InferOutput<typeof Seen>;

/** What a browser sees: e2e/speed/pages.ts, in a process of its own since it brings Chromium. */
export async function look(stack: Stack, site: string, hello: string, runs: number): Promise<Seen> {
  let last = "";
  await stack.run({
    name: "The browser",
    command: process.execPath,
    args: ["speed/pages.ts", "--site", site, "--hello", hello, "--runs", String(runs)],
    cwd: join(root, "e2e"),
    env: { ...chromiumEnv, ...shell },
    onLine: (line) => {
      last = line;
    },
  });
  return v.parse(v.pipe(v.string(), v.parseJson(), Seen), last);
}
