import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { namesIn, readEnvironment } from "./environment.ts";

const example =
  "# The site's address.\nSITE_URL=http://localhost:3000\n\n# A secret.\n#SANITY_REVALIDATE_SECRET=\n";

async function rootWith(env?: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "environment-"));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFile(join(root, ".env.example"), example);
  if (env !== undefined) await writeFile(join(root, ".env"), env);
  return root;
}

test("without .env the shell's variables are used", async () => {
  expect(readEnvironment(await rootWith(), { HOME: "/home/ada" })).toEqual({ HOME: "/home/ada" });
});

test(".env adds to the shell's variables, which win", async () => {
  const root = await rootWith(
    "SITE_URL='http://localhost:4000' # mine\nSANITY_REVALIDATE_SECRET=from the file\n",
  );
  expect(readEnvironment(root, { SANITY_REVALIDATE_SECRET: "from the shell" })).toEqual({
    SITE_URL: "http://localhost:4000",
    SANITY_REVALIDATE_SECRET: "from the shell",
  });
});

test("an empty value counts as not set", async () => {
  expect(readEnvironment(await rootWith("SITE_URL=\n"), {})).toEqual({});
});

test("a misspelt variable is named with its line", async () => {
  const root = await rootWith("# mine\nSITE_ULR=http://localhost:4000\n");
  expect(() => readEnvironment(root, {})).toThrow(
    expect.objectContaining({ details: ["SITE_ULR (line 2) is not a variable of this project."] }),
  );
});

test("a line that sets nothing is named", async () => {
  const root = await rootWith("SITE_URL http://localhost:4000\n");
  expect(() => readEnvironment(root, {})).toThrow(
    expect.objectContaining({ details: ["Line 1 is not of the form NAME=value."] }),
  );
});

test("the example lists variables also where they are commented out", () => {
  expect(namesIn(example)).toEqual(["SITE_URL", "SANITY_REVALIDATE_SECRET"]);
});
