import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { cleanShell, makeCleanClone } from "./clean-clone.ts";

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "clean-clone-"));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

test("a clone has tracked and new files and the given variables, but no ignored or deleted files", async () => {
  const root = await folder();
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root });
  await mkdir(join(root, "web"));
  await Promise.all(
    Object.entries({
      ".gitignore": ".data\n",
      "web/page.ts": "old",
      "gone.ts": "",
      ".data": "mine",
      "new.ts": "new",
    }).map(([file, content]) => writeFile(join(root, file), content)),
  );
  git("init", "--quiet");
  git("add", ".gitignore", "web/page.ts", "gone.ts");
  await writeFile(join(root, "web/page.ts"), "changed");
  await rm(join(root, "gone.ts"));

  const target = await folder();
  await makeCleanClone(root, target, { SITE_URL: "http://localhost:4000", DATA_DIR: ".data" });

  const files = await readdir(target, { recursive: true });
  expect(files.toSorted()).toEqual([".env", ".gitignore", "new.ts", "web", "web/page.ts"]);
  expect(await readFile(join(target, "web/page.ts"), "utf8")).toBe("changed");
  expect(await readFile(join(target, ".env"), "utf8")).toBe(
    "SITE_URL=http://localhost:4000\nDATA_DIR=.data\n",
  );
});

test("a clean shell has no variables of the workspace in which the checks run", () => {
  const shell = {
    HOME: "home",
    PATH: "/repo/node_modules/.bin:/usr/bin",
    npm_config_registry: "https://registry.example",
    npm_lifecycle_event: "test",
    pnpm_config_verify_deps_before_run: "false",
    SITE_URL: "http://localhost:5000",
    NODE_ENV: "test",
  };
  expect(cleanShell(shell, ["SITE_URL"])).toEqual({
    HOME: "home",
    PATH: "/usr/bin",
    npm_config_registry: "https://registry.example",
  });
});
