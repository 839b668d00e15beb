import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { cp, mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

import { root } from "#scripts/prepare.ts";

import { NotTried } from "./row.ts";

const SKIPPED = new Set([".data", ".env", ".git", "web"]);
const REMADE = /\.next\/(?:cache|dev|types|diagnostics)(?:\/|$)/;

/** This folder as it is, with a copy of what a running site writes to; the rest is linked. */
export async function mirror(folder: string): Promise<void> {
  const linked = readdirSync(root).filter((name) => !SKIPPED.has(name));
  await Promise.all(linked.map((name) => symlink(join(root, name), join(folder, name))));
  await copyWeb(folder, (name) => symlink(join(root, "web", name), join(folder, "web", name)));
}

/** What a build needs, none of it linked from outside: the bundler follows no such link. Throws a NotTried when files cannot be shared. */
export async function mirrorForBuild(folder: string): Promise<void> {
  const files = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile());
  await Promise.all(files.map(({ name }) => cp(join(root, name), join(folder, name))));
  await copyWeb(folder, (name) => share(`web/${name}`, folder));
  await share("contracts", folder);
  await share("schemas", folder);
  await share("node_modules", folder);
}

async function copyWeb(folder: string, placeModules: (name: string) => Promise<unknown>): Promise<void> {
  await mkdir(join(folder, "web"));
  await Promise.all(
    readdirSync(join(root, "web")).map((name) =>
      name === "node_modules"
        ? placeModules(name)
        : cp(join(root, "web", name), join(folder, "web", name), {
            recursive: true,
            filter: (source) => !REMADE.test(source),
          }),
    ),
  );
}

/** The same files under a second name, in no time. */
export async function share(path: string, folder: string): Promise<void> {
  await promisify(execFile)("cp", ["-al", join(root, path), join(folder, path)]).catch((cause: unknown) => {
    throw new NotTried(
      `Files cannot be shared with the temporary folder (cp -al): ${String(cause).slice(0, 100)}`,
    );
  });
}
