import { execFile } from "node:child_process";
import { readdirSync, realpathSync } from "node:fs";
import { cp, mkdir, readFile, symlink } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";

import { Failure } from "process-stack/report.ts";

import { root } from "../../tools/run/env.ts";

const NOT_COPIED = new Set([".data", ".env", ".git", "web"]);
const REGENERATED = /\.next\/(?:cache|dev|types|diagnostics)(?:\/|$)/;

/** Copies web/, because a running site writes to it, and links everything else in this workspace. */
export async function copyForServing(folder: string): Promise<void> {
  const linked = readdirSync(root).filter((name) => !NOT_COPIED.has(name));
  await Promise.all(linked.map((name) => symlink(join(root, name), join(folder, name))));
  await copyWeb(folder, (name) => symlink(join(root, "web", name), join(folder, "web", name)));
}

/**
 * Copies the files that `next build` needs. They are hard-linked, because its bundler does not follow symbolic links out of the
 * workspace.
 */
export async function copyForBuild(folder: string): Promise<void> {
  const files = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile());
  await Promise.all(files.map(({ name }) => cp(join(root, name), join(folder, name))));
  await copyWeb(folder, (name) => hardLink(`web/${name}`, folder));
  for (const path of ["node_modules", ...(await packagesUsedByWeb())]) await hardLink(path, folder);
}

/** The folders of the packages of this workspace that the site imports. */
async function packagesUsedByWeb(): Promise<string[]> {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    await readFile(join(root, "web/package.json"), "utf8"),
  );
  return Object.keys(dependencies)
    .filter((name) => dependencies[name]?.startsWith("workspace:"))
    .map((name) => relative(root, realpathSync(join(root, "web/node_modules", name))));
}

async function copyWeb(folder: string, placeModules: (name: string) => Promise<unknown>): Promise<void> {
  await mkdir(join(folder, "web"));
  await Promise.all(
    readdirSync(join(root, "web")).map((name) =>
      name === "node_modules"
        ? placeModules(name)
        : cp(join(root, "web", name), join(folder, "web", name), {
            recursive: true,
            filter: (source) => !REGENERATED.test(source),
          }),
    ),
  );
}

/** Hard-links a file or a folder of this workspace into `folder`. Throws a Failure if that is impossible. */
export async function hardLink(path: string, folder: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await promisify(execFile)("cp", ["-al", join(root, path), join(folder, path)]).catch((cause: unknown) => {
    throw new Failure("Files cannot be hard-linked to the temporary folder (cp -al).", [String(cause)]);
  });
}
