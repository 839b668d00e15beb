import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { assertVariablesAreReadInOnePlace, auditCheck } from "./source-checks.ts";

async function usesOfProcessEnv(file: string, content: string): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), "env-rule-"));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, "web/testing"), { recursive: true });
  await writeFile(join(root, file), content);
  const failure = await assertVariablesAreReadInOnePlace(root, [file]).catch((error: unknown) => error);
  return failure instanceof Error && "details" in failure && Array.isArray(failure.details)
    ? failure.details
    : [];
}

const read = ["process", "env"].join(".");

test("a variable that is read outside of env.ts is reported with its file and line", async () => {
  expect(await usesOfProcessEnv("web/page.ts", `\nconst url = ${read}.SITE_URL;\n`)).toEqual([
    `web/page.ts:2  const url = ${read}.SITE_URL;`,
  ]);
});

test("any file may read NODE_ENV, which bundlers replace", async () => {
  expect(await usesOfProcessEnv("web/page.ts", `if (${read}.NODE_ENV === "development") start();\n`)).toEqual(
    [],
  );
});

test.each(["web/env.ts", "web/page.test.ts", "web/testing/site.ts", "web/notes.md"])(
  "%s may read process.env",
  async (file) => {
    expect(await usesOfProcessEnv(file, `${read}.SITE_URL`)).toEqual([]);
  },
);

test("NEXT_RUNTIME, which Next replaces when it builds, may be read anywhere", async () => {
  expect(
    await usesOfProcessEnv("web/instrumentation.ts", `if (${read}.NEXT_RUNTIME === "nodejs") start();`),
  ).toEqual([]);
});

test.each([`// reads ${read}`, `const name = "${read}.SITE_URL";`])(
  "a comment or a string may mention it: %s",
  async (line) => {
    expect(await usesOfProcessEnv("web/page.ts", line)).toEqual([]);
  },
);

const advisory = (severity: string) =>
  JSON.stringify({
    advisories: {
      1: { severity, module_name: "left-pad", title: "Pads too far", url: "https://advisories.example/1" },
    },
  });

function setup(response: string) {
  const logged: string[] = [];
  const check = auditCheck(
    () => Promise.resolve(response),
    (line) => logged.push(line),
  );
  return { check, logged };
}

test.each(["high", "critical"])(
  "a vulnerability with the severity %s fails and is named",
  async (severity) => {
    await expect(setup(advisory(severity)).check.work()).rejects.toMatchObject({
      details: [`${severity}: left-pad: Pads too far https://advisories.example/1`],
    });
  },
);

test("a less serious one is logged and passes", async () => {
  const { check, logged } = setup(advisory("moderate"));
  await check.work();
  expect(logged.join()).toContain("moderate: left-pad: Pads too far");
});

test.each(["", "ERR_PNPM_AUDIT_BAD_RESPONSE", '{"error":{"code":"ERR"}}'])(
  "a registry that responds with %j does not fail it, and that is logged",
  async (response) => {
    const { check, logged } = setup(response);
    await check.work();
    expect(logged.join()).toContain("The registry returned no advisories");
  },
);
