import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import * as v from "valibot";

import { type Check, commandCheck, type TestCount } from "./checks.ts";
import { sourceFiles } from "./clean-clone.ts";
import { scriptCommand } from "./commands.ts";
import { root, shell } from "./env.ts";
import type { Command } from "./process.ts";
import { Failure } from "./report.ts";
import type { Stack } from "./stack.ts";
import { readUnitTestReport } from "./test-reports.ts";

const FOLDERS = [
  "attack",
  "bench",
  "harness",
  "scripts",
  "packages",
  "schemas",
  "studio",
  "web",
  "admin",
  "backend",
  "e2e",
];

/** The checks that read the sources and run none of them. They give way to all other work. */
export function staticChecks(stack: Stack): Check[] {
  const command = (name: string, script: string, args: readonly string[]) =>
    commandCheck(stack, { ...scriptCommand(name, script, args), hasLowPriority: true });
  return [
    command("Types", "scripts/types.ts", []),
    command("Lint", "node_modules/oxlint/bin/oxlint", FOLDERS),
    command("Unused files, exports, dependencies", "node_modules/knip/bin/knip.js", []),
    command("Spelling", "node_modules/cspell/bin.mjs", ["lint", "--quiet", "--config", "cspell.jsonc"]),
    command("Generated types are up to date", "scripts/typegen.ts", ["--check"]),
    command("Format", "node_modules/oxfmt/bin/oxfmt", ["--check", "."]),
    {
      name: "Variables are read in env.ts only",
      work: async () => assertVariablesAreReadInOnePlace(root, await sourceFiles(root)),
    },
    auditCheck(),
  ];
}

/** These need minutes of processor time, and do not wait for anything. */
const SLOW_TESTS = ["packages/part-check/corpus/", "scripts/block-recipes.test.ts"];

/** Runs all unit tests but the slow ones. `count` gets their number. The report is written into `folder`. */
export function unitTests(stack: Stack, folder: string, count: (tests: TestCount) => void): Check {
  const args = ["run", ...SLOW_TESTS.map((path) => `--exclude=${path.replace(/\/$/, "/**")}`)];
  return vitestCheck(stack, scriptCommand("Unit tests", VITEST, args), join(folder, "unit.json"), count);
}

/** Runs the other unit tests. They give way to all other work. */
export function slowUnitTests(stack: Stack, folder: string, count: (tests: TestCount) => void): Check {
  const args = ["run", ...SLOW_TESTS, "--maxWorkers=1", `--testTimeout=${SLOW_TEST_MS}`];
  const command = { ...scriptCommand("Slow unit tests", VITEST, args), hasLowPriority: true };
  return vitestCheck(stack, command, join(folder, "slow.json"), count);
}

const VITEST = "node_modules/vitest/vitest.mjs";
/** Ends a hang. Long enough for a test that waits until the browser tests leave a core unused. */
const SLOW_TEST_MS = 20 * 60_000;

function vitestCheck(
  stack: Stack,
  vitest: Command,
  report: string,
  count: (tests: TestCount) => void,
): Check {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { name, work } = commandCheck(stack, { ...vitest, args: [...vitest.args, ...reporters] });
  return {
    name,
    work: async () => {
      try {
        await work();
      } finally {
        const result = await readUnitTestReport(report, root);
        count(result.count);
        console.log(`    ${name}, the slowest files:`);
        for (const line of result.slowest) console.log(`      ${line}`);
      }
    },
  };
}

const ENV_FILES = /(^|\/)env\.ts$|\.test\.tsx?$/;
const CODE_FILES = /\.(ts|tsx|mjs|js)$/;

/**
 * Each process must read its variables in one file, which validates and documents them. Throws a Failure that lists all other uses.
 */
export async function assertVariablesAreReadInOnePlace(
  folder: string,
  files: readonly string[],
): Promise<void> {
  const sources = files.filter((file) => CODE_FILES.test(file) && !ENV_FILES.test(file));
  const found = await Promise.all(
    sources.map(async (file) => usesOfProcessEnv(file, await readFile(join(folder, file), "utf8"))),
  );
  const uses = found.flat();
  // NODE_ENV is not a setting: bundlers replace it with its value and remove code that production does not use.
  const settings = uses.filter((use) => !use.includes("process.env.NODE_ENV"));
  if (settings.length > 0) throw new Failure("process.env is read outside of env.ts:", settings);
}

function usesOfProcessEnv(file: string, content: string): string[] {
  return content.split("\n").flatMap((line, index) => {
    const code = line.replace(/\/\/.*|^\s*\*.*/, "");
    // Ignores it inside strings, such as the settings of a bundler, and NEXT_RUNTIME, which Next replaces during the build.
    return /(?<!["'`])\bprocess\.env\b(?!\.NEXT_RUNTIME\b)/.test(code)
      ? [`${file}:${index + 1}  ${line.trim()}`]
      : [];
  });
}

const AUDIT_TIMEOUT_MS = 60_000;
const SERIOUS = new Set(["high", "critical"]);

const AuditReport = v.object({
  advisories: v.record(
    v.string(),
    v.object({
      severity: v.string(),
      module_name: v.string(),
      title: v.string(),
      url: v.optional(v.string(), ""),
    }),
  ),
});

/** Fails if there are serious advisories for packages that run in production. Passes if the registry does not respond. */
export function auditCheck(
  requestAudit: () => Promise<string> = pnpmAudit,
  log: (line: string) => void = console.log,
): Check {
  return {
    name: "Known advisories of dependencies",
    work: async () => {
      const report = v.safeParse(v.pipe(v.string(), v.parseJson(), AuditReport), await requestAudit());
      if (!report.success) {
        log("    The registry returned no advisories: the packages are not audited this time.");
        return;
      }
      const advisories = Object.values(report.output.advisories).map(
        ({ severity, module_name: name, title, url }) => ({
          severity,
          line: `${severity}: ${name}: ${title} ${url}`,
        }),
      );
      const serious = advisories.filter(({ severity }) => SERIOUS.has(severity)).map(({ line }) => line);
      if (serious.length > 0)
        throw new Failure(
          "Packages have known vulnerabilities. Update them, see pnpm-workspace.yaml.",
          serious,
        );
      for (const { line } of advisories) log(`    ${line}`);
    },
  };
}

/** The output of `pnpm audit`. The exit code is ignored: it is 1 both for advisories and if the registry does not respond. */
function pnpmAudit(): Promise<string> {
  const options = { cwd: root, env: { ...shell }, timeout: AUDIT_TIMEOUT_MS, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((resolve) => {
    execFile("npx", ["-y", "pnpm", "audit", "--prod", "--json"], options, (_error, stdout) =>
      resolve(stdout),
    );
  });
}
