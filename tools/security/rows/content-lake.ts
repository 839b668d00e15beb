import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { scriptCommand } from "#tools/run/commands.ts";
import { root } from "#tools/run/env.ts";
import { createStack } from "#tools/run/stack.ts";
import { readUnitTestReport } from "#tools/test/test-reports.ts";

import type { Row } from "../context.ts";
import { expectThat } from "../expect.ts";

const FOLDER = "packages/content-lake/security";

export const contentLake: Row = {
  number: 60,
  area: "lake",
  title: "attacks on the lake alone, which are tests of its package, change and reveal nothing",
  needsSandbox: true,
  async attack(context) {
    const folder = await mkdtemp(join(tmpdir(), "attack-content-lake-"));
    const report = join(folder, "report.json");
    const args = ["run", "--project=unit", "--reporter=json", `--outputFile=${report}`, FOLDER];
    const stack = createStack();
    try {
      const vitest = scriptCommand("Vitest", "node_modules/vitest/vitest.mjs", args);
      await stack.start({ ...vitest, onLine: () => undefined }).exited;
      const { count, failed } = await readUnitTestReport(report, root);
      const isOk = count.passed > 0 && count.failed === 0;
      const actual = `${count.passed} passed, ${count.failed} failed`;
      expectThat(context, { request: FOLDER }, "all tests pass", isOk, actual);
      for (const { name, error } of failed) expectThat(context, { request: name }, "passes", false, error);
    } finally {
      await stack.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
