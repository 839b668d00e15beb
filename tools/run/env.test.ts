import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { cleanShell, sourceFiles } from "check-runner/clean-clone.ts";
import { expect, onTestFinished, test } from "vitest";

import { readEnvironment, root, variableNames } from "./env.ts";
import { openSecrets } from "./secrets.ts";

const example =
  "# The site's address.\nSITE_URL=http://localhost:3000\n\n# A secret.\n#SANITY_REVALIDATE_SECRET=\n";

async function folderWith(env?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "env-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, ".env.example"), example);
  if (env !== undefined) await writeFile(join(folder, ".env"), env);
  return folder;
}

test("without .env the shell's variables are used", async () => {
  expect(readEnvironment(await folderWith(), { HOME: "/a/folder" })).toEqual({ HOME: "/a/folder" });
});

test("variables of the shell override those of .env", async () => {
  const folder = await folderWith(
    "SITE_URL='http://localhost:4000' # mine\nSANITY_REVALIDATE_SECRET=from the file\n",
  );
  expect(readEnvironment(folder, { SANITY_REVALIDATE_SECRET: "from the shell" })).toEqual({
    SITE_URL: "http://localhost:4000",
    SANITY_REVALIDATE_SECRET: "from the shell",
  });
});

test("an empty value counts as not set, also if .env has another one", async () => {
  expect(readEnvironment(await folderWith("SITE_URL=\n"), {})).toEqual({});
  const folder = await folderWith("SITE_URL=http://localhost:3900\n");
  expect(readEnvironment(folder, { SITE_URL: "" })).toEqual({});
});

test("the secrets in the data directory are used unless they are set", async () => {
  const folder = await folderWith("SANITY_REVALIDATE_SECRET=from the file\n");
  const { SANITY_API_READ_TOKEN } = openSecrets(join(folder, ".data"));
  expect(readEnvironment(folder, { SANITY_API_READ_TOKEN: "" })).toEqual({
    SANITY_API_READ_TOKEN,
    SANITY_REVALIDATE_SECRET: "from the file",
  });
});

test("the secrets of an embedded lake are not used for Sanity's hosted lake", async () => {
  const folder = await folderWith();
  openSecrets(join(folder, ".data"));
  expect(readEnvironment(folder, { SANITY_PROJECT_ID: "abc123de" })).toEqual({
    SANITY_PROJECT_ID: "abc123de",
  });
});

test("an unknown variable is named with its line", async () => {
  const folder = await folderWith("# mine\nSITE_ULR=http://localhost:4000\n");
  expect(() => readEnvironment(folder, {})).toThrow(
    expect.objectContaining({ details: ["SITE_ULR (line 2) is not a variable of this project."] }),
  );
});

test("a line that is not a variable is named", async () => {
  const folder = await folderWith("SITE_URL http://localhost:4000\n");
  expect(() => readEnvironment(folder, {})).toThrow(
    expect.objectContaining({ details: ["Line 1 is not of the form NAME=value."] }),
  );
});

test("variables that are commented out in the example are listed too", () => {
  expect(variableNames(example)).toEqual(["SITE_URL", "SANITY_REVALIDATE_SECRET"]);
});

/** Set by Node or systemd, or by the scripts from other variables. */
const INTERNAL =
  /^(NODE_ENV|LISTEN_FDS|SANITY_STUDIO_\w+|E2E_\w+|LAKE_(URL|PROJECT_ID|DATASET|READ_TOKEN|WEBHOOK_URL|WEBHOOK_SECRET))$/;

async function variablesOfAllProcesses(): Promise<Set<string>> {
  // A package has variables of its own, which its README lists.
  const files = (await sourceFiles(root)).filter((file) => /^(?!packages\/)(.*\/)?env\.ts$/.test(file));
  const sources = await Promise.all(files.map((file) => readFile(join(root, file), "utf8")));
  const names = sources.flatMap((source) => {
    const constants = new Set([...source.matchAll(/const ([A-Z_]+)\b/g)].map(([, name]) => name));
    const capitals = [...source.matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g)].map(([name]) => name);
    return capitals.filter((name) => !constants.has(name) && !INTERNAL.test(name));
  });
  return new Set(names);
}

test(".env.example lists exactly the variables that the processes read", async () => {
  const listed = variableNames(await readFile(join(root, ".env.example"), "utf8"));
  expect(listed.toSorted()).toEqual([...(await variablesOfAllProcesses())].toSorted());
});

test("every variable in .env.example has a comment above it", async () => {
  const lines = (await readFile(join(root, ".env.example"), "utf8")).split("\n");
  const bare = lines.filter(
    (line, index) => variableNames(line).length > 0 && !lines[index - 1]?.startsWith("# "),
  );
  expect(bare).toEqual([]);
});

test("a clean shell has no address of a real service", async () => {
  const names = variableNames(await readFile(join(root, ".env.example"), "utf8"));
  expect(names).toEqual(expect.arrayContaining(["SMTP_URL", "MAIL_TO", "OSS_BUCKET", "ADMIN_API_URL"]));
  const shell = Object.fromEntries(names.map((name) => [name, "real"]));
  expect(cleanShell({ ...shell, HOME: "home" }, names)).toEqual({ HOME: "home", PATH: "" });
});
