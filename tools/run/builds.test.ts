import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

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
const command = { name: "A build", command: "true", args: [], cwd: tmpdir(), env: {} };

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
  const build = siteBuild(command);
  await buildIfChanged(folder, { ...build, sources: [] }, variables, async () => undefined);
  const files = (await readdir(join(folder, "web/.next"), { recursive: true })).toSorted();
  expect(files).toEqual(["built-from.txt", "cache", "cache/kept", "types", "types/routes.d.ts"]);
});

test.each([
  ["the Studio", "the packages that its packages use", studioBuild, "packages/browser-kit"],
  ["the Studio", "its part of the lake", studioBuild, "packages/content-lake/studio"],
  ["the Studio", "the schemas", studioBuild, "schemas"],
  ["the site", "itself", siteBuild, "web"],
  ["the site", "the packages that its packages use", siteBuild, "packages/server-kit"],
] as const)("%s is built again after a change of %s", (_build, _what, buildOf, source) => {
  expect(buildOf(command).sources).toContain(source);
});

test.each([
  ["the Studio", "packages that only the site uses", studioBuild, "packages/business-hours"],
  ["the Studio", "packages that only its server uses", studioBuild, "packages/hono-kit"],
  ["the Studio", "the server of the lake", studioBuild, "packages/content-lake"],
  ["the site", "packages that only its server uses", siteBuild, "packages/next-page-cache"],
] as const)("%s is not built again because of %s", (_build, _what, buildOf, source) => {
  expect(buildOf(command).sources).not.toContain(source);
});

test.each([siteBuild, studioBuild])("every source of a build exists", async (buildOf) => {
  await expect(fingerprint(workspace, buildOf(command).sources, {})).resolves.toMatch(/^[0-9a-f]{64}$/);
});
