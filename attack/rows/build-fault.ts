import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { mirrorForBuild } from "../mirror.ts";
import { expectThat, type Row } from "../row.ts";

/** Nobody listens there. */
const DEAD_PORT = 2;

export const buildFault: Row = {
  number: 34,
  area: "lake",
  title: "a build without its lake fails, and says so",
  isAlone: true,
  async attack(trial) {
    const { parts, stack } = await trial.ownStack();
    const { args, command, env, name } = parts.buildSite;
    const folder = await mkdtemp(join(tmpdir(), "attack-build-"));
    const lines: string[] = [];
    await mirrorForBuild(folder);
    const building = stack.launch({
      name,
      command,
      args,
      cwd: join(folder, "web"),
      env: { ...env, SANITY_LAKE_URL: `http://localhost:${DEAD_PORT}` },
      onLine: (line) => void lines.push(line),
    });
    const { code } = await building.exited;
    await rm(folder, { recursive: true, force: true });
    const request = { request: "next build, nothing answers at SANITY_LAKE_URL" };
    expectThat(trial, request, "an exit code above 0", code !== 0 && code !== null, code);
    const reason = lines.find((line) => /ECONNREFUSED|localhost:2\b/i.test(line));
    expectThat(
      trial,
      request,
      "says that the lake does not answer",
      reason !== undefined,
      reason ?? lines.slice(-3).join(" | "),
    );
  },
};
