import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

import { root } from "../run/env.ts";

const git = async (...args: readonly string[]) =>
  (await promisify(execFile)("git", args, { cwd: root, maxBuffer: 64 * 1024 * 1024 })).stdout;

/** Everything but documentation. `.ci/run` names the same files. */
const SOURCES = ["--", ".", ":!*.md", ":!.ci"];

/**
 * Records that `pnpm test --all` passed with the committed sources, for `.ci/run`, which runs the thorough tests only if the sources
 * have changed since. Does nothing if there are changes that are not committed.
 */
export async function recordThoroughRun(): Promise<void> {
  if ((await git("status", "--porcelain", ...SOURCES)) !== "") {
    console.log("\n  Not recorded for CI, because there are changes that are not committed.");
    return;
  }
  const sources = createHash("sha256").update(await git("ls-files", "--stage", ...SOURCES));
  await writeFile(join(root, ".ci/tested-with-all.txt"), `${sources.digest("hex")}\n`);
  console.log(
    "\n  Recorded in .ci/tested-with-all.txt. Commit it, so that CI does not repeat the thorough tests.",
  );
}
