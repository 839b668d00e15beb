import { execFile } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { freePorts } from "./ports.ts";

const [site = 0, studio = 0, lake = 0] = await freePorts(3);

const variables = {
  SITE_URL: `http://localhost:${site}`,
  STUDIO_URL: `http://localhost:${studio}`,
  SANITY_LAKE_URL: `http://localhost:${lake}`,
};

/** Runs `start` until it refuses. */
function refusal(changed: Record<string, string>): Promise<{ code: unknown; told: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...variables, ...changed };
    execFile(process.execPath, [join(import.meta.dirname, "start.ts")], { env }, (error, _stdout, stderr) => {
      resolve({ code: error?.code, told: stderr });
    });
  });
}

test("a port in use is refused before anything starts, by its number and its variable", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => void other.listen(studio, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => void other.close(() => resolve())));

  expect(await refusal({})).toEqual({
    code: 1,
    told: `\nPort ${studio} is in use. Stop the program that uses it, or set STUDIO_URL to another port in .env.\n\n`,
  });
});

test.each([
  ["SITE_URL", "localhost"],
  ["SANITY_DATASET", "Not A Dataset"],
  ["SANITY_REVALIDATE_SECRET", "short"],
  ["LOG_LEVEL", "loud"],
])("%s=%s is refused before anything starts, in one message without a stack", async (name, value) => {
  const { code, told } = await refusal({ [name]: value });
  expect(code).toBe(1);
  expect(told).toMatch(
    new RegExp(`^\\nInvalid environment\\. See \\.env\\.example\\.\\n  ${name}: .+\\n\\n$`),
  );
});

test("with Sanity's lake and no admin host quote requests would reach nobody: it is refused", async () => {
  const { code, told } = await refusal({
    SANITY_LAKE_URL: "",
    SANITY_PROJECT_ID: "abc12345",
    SANITY_API_READ_TOKEN: "a-read-token",
    SANITY_REVALIDATE_SECRET: "a-revalidate-secret",
    ADMIN_API_URL: "",
  });
  expect(code).toBe(1);
  expect(told).toMatch(/^\nInvalid environment\. See \.env\.example\.\n {2}ADMIN_API_URL: .+\n\n$/);
});
