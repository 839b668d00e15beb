import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import * as v from "valibot";
import { expect, onTestFinished, test } from "vitest";

import { buildIfChanged, fingerprint, siteBuild, studioBuild } from "./builds.ts";
import { root as workspace } from "./env.ts";

async function tree(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "fingerprint-"));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  return root;
}

const sources = { "web/page.tsx": "page", "web/ui/link.tsx": "link", "lock.yaml": "lock" };
const variables = { SITE_URL: "http://localhost:3000" };

async function hash(files: Record<string, string>, values: Record<string, string | undefined> = variables) {
  return fingerprint(await tree(files), ["web", "lock.yaml"], values);
}

test("the same sources and variables have the same fingerprint in every folder", async () => {
  expect(await hash(sources)).toBe(await hash(sources));
});

test.each([
  ["a file's content", { ...sources, "web/ui/link.tsx": "other" }],
  ["a file's name", { "web/page.tsx": "page", "web/ui/anchor.tsx": "link", "lock.yaml": "lock" }],
  ["a new file", { ...sources, "web/new.tsx": "" }],
  ["the lockfile", { ...sources, "lock.yaml": "other" }],
])("%s changes the fingerprint", async (_what, changed) => {
  expect(await hash(changed)).not.toBe(await hash(sources));
});

test("a variable of the build changes the fingerprint", async () => {
  expect(await hash(sources, { SITE_URL: "http://localhost:4000" })).not.toBe(await hash(sources));
});

test.each([
  "node_modules/a/index.js",
  ".next/BUILD_ID",
  "dist/index.html",
  "ui/link.test.tsx",
  "next-env.d.ts",
])("web/%s does not change the fingerprint", async (file) => {
  expect(await hash({ ...sources, [`web/${file}`]: "made" })).toBe(await hash(sources));
});

test("other users of this machine cannot read the site's build, because it contains keys of the preview", async () => {
  const command = { name: "A build", command: "true", args: [], cwd: tmpdir(), env: {} };
  const folder = await tree({});
  for (const build of [siteBuild(command), studioBuild(command)]) {
    const run = async () => void (await mkdir(join(folder, build.output), { recursive: true }));
    await buildIfChanged(folder, { ...build, sources: [] }, variables, run);
  }
  const modeOf = async (path: string) => (await stat(join(folder, path))).mode & 0o077;
  expect(await modeOf("web/.next")).toBe(0);
  expect(await modeOf("studio/dist")).toBe(0o055);
});

test("a build replaces the previous one and keeps the route types, which `pnpm types` may be writing", async () => {
  const folder = await tree({
    "web/.next/server/old.js": "",
    "web/.next/types/routes.d.ts": "",
    "web/.next/cache/fetch-cache/old": "",
    "web/.next/cache/kept": "",
  });
  const build = siteBuild({ name: "A build", command: "true", args: [], cwd: tmpdir(), env: {} });
  await buildIfChanged(folder, { ...build, sources: [] }, variables, async () => undefined);
  const files = (await readdir(join(folder, "web/.next"), { recursive: true })).toSorted();
  expect(files).toEqual(["built-from.txt", "cache", "cache/kept", "types", "types/routes.d.ts"]);
});

/** Only the servers of the site and the Studio import these, when they start. */
const NOT_BUILT = new Set(["hono-kit", "next-page-cache"]);

test.each([
  ["web", siteBuild],
  ["studio", studioBuild],
] as const)("a change of any package that %s depends on leads to a new build", async (folder, buildOf) => {
  const Package = v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ dependencies: v.record(v.string(), v.string()) }),
  );
  const { dependencies } = v.parse(Package, await readFile(join(workspace, folder, "package.json"), "utf8"));
  const { sources: watched } = buildOf({ name: "", command: "", args: [], cwd: "", env: {} });
  const missing = Object.entries(dependencies)
    .filter(([name, version]) => version.startsWith("workspace:") && !NOT_BUILT.has(name))
    .filter(([name]) => !watched.some((source) => source.split("/").includes(name)));
  expect(missing).toEqual([]);
});
