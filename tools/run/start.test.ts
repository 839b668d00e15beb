import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, onTestFinished, test } from "vitest";

import { freeAddresses } from "./testing/ports.ts";

const free = await freeAddresses();

const variables = {
  ...free.variables,
  DATA_DIR: mkdtempSync(join(tmpdir(), "start-test-")),
};
afterAll(() => rmSync(variables.DATA_DIR, { recursive: true }));

/** Runs `pnpm start` with variables or arguments that prevent a start. */
function failedStart(
  changed: Record<string, string>,
  parts: readonly string[] = [],
): Promise<{ code: unknown; errors: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...variables, ...changed };
    execFile(
      process.execPath,
      [join(import.meta.dirname, "start.ts"), ...parts],
      { env },
      (error, _stdout, stderr) => {
        resolve({ code: error?.code, errors: stderr });
      },
    );
  });
}

test("a port in use is reported with its variable before anything starts", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => void other.listen(free.addresses.studio.port, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => void other.close(() => resolve())));

  expect(await failedStart({})).toEqual({
    code: 1,
    errors: `\nPort ${free.addresses.studio.port} is in use. Stop the program that uses it, or set STUDIO_URL to another port in .env.\n\n`,
  });
});

test.each([
  ["SITE_URL", "localhost"],
  ["SANITY_DATASET", "Not A Dataset"],
  ["SANITY_REVALIDATE_SECRET", "short"],
  ["LOG_LEVEL", "loud"],
  ["LAKE_PORT", "many"],
  ["ADMIN_PORT", "many"],
])("%s=%s is reported before anything starts, in one message without a stack", async (name, value) => {
  const { code, errors } = await failedStart({ [name]: value });
  expect(code).toBe(1);
  expect(errors).toMatch(
    new RegExp(`^\\nInvalid environment\\.(?: See \\.env\\.example\\.)?\\n  ${name}: .+\\n\\n$`),
  );
});

test("an unknown part is reported with the parts that run here", async () => {
  const { code, errors } = await failedStart({}, ["site", "backend"]);
  expect(code).toBe(1);
  expect(errors).toBe(
    "\nNo “backend” runs here. Name one or more of lake, admin, site, studio, or none for all.\n\n",
  );
});

test("a lake that is hosted elsewhere cannot be started here", async () => {
  const hosted = {
    SANITY_PROJECT_ID: "abc12345",
    SANITY_API_READ_TOKEN: "a-token-with-the-role-Viewer",
    SANITY_REVALIDATE_SECRET: "at-least-16-characters",
  };
  const { errors } = await failedStart({ ...hosted, SANITY_LAKE_URL: "" }, ["lake"]);
  expect(errors).toBe("\nNo “lake” runs here. Name one or more of admin, site, studio, or none for all.\n\n");
});
