import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import * as v from "valibot";

import { scriptCommand } from "../run/commands.ts";
import { root, shell } from "../run/env.ts";
import type { Command } from "../run/process.ts";
import { Failure } from "../run/report.ts";
import type { Stack } from "../run/stack.ts";
import { type Check, commandCheck } from "./checks.ts";
import { sourceFiles } from "./clean-clone.ts";
import { readUnitTestReport } from "./test-reports.ts";
import type { TestResults } from "./test-results.ts";

const FOLDERS = ["tools", "packages", "schemas", "studio", "web", "admin", "e2e"];

/** The checks that read the sources and run none of them. They give way to all other work. */
export function staticChecks(stack: Stack): Check[] {
  const command = (name: string, script: string, args: readonly string[], cwd = ".") =>
    commandCheck(stack, { ...scriptCommand(name, script, args, cwd), hasLowPriority: true });
  return [
    // Next generates the types of the site's routes from its folders.
    command("Types of the routes", "web/node_modules/next/dist/bin/next", ["typegen"], "web"),
    // Oxlint also reports every error of the type checker.
    command("Types and lint", "node_modules/oxlint/bin/oxlint", FOLDERS),
    command("Unused files, exports, dependencies", "node_modules/knip/bin/knip.js", []),
    command("Spelling", "node_modules/cspell/bin.mjs", ["lint", "--quiet", "--config", "cspell.jsonc"]),
    command("Generated types are up to date", "tools/generate/typegen.ts", ["--check"]),
    command("Format", "node_modules/oxfmt/bin/oxfmt", ["--check", "."]),
    {
      name: "Variables are read in env.ts only",
      work: async () => assertVariablesAreReadInOnePlace(root, await sourceFiles(root)),
    },
    auditCheck(),
  ];
}

/** Runs the unit tests, except those in files named `*.thorough.test.ts`. The report is written into `folder`. */
export function unitTests(stack: Stack, folder: string, results: TestResults): Check {
  const vitest = scriptCommand("Unit tests", VITEST, ["run", "--project=unit", "--project=Postgres"]);
  return vitestCheck(stack, vitest, join(folder, "unit.json"), results);
}

/** Runs the other unit tests. They give way to all other work. */
export function thoroughUnitTests(stack: Stack, folder: string, results: TestResults): Check {
  const args = ["run", "--project=thorough", "--maxWorkers=1", `--testTimeout=${THOROUGH_TEST_MS}`];
  const vitest = { ...scriptCommand("Thorough unit tests", VITEST, args), hasLowPriority: true };
  return vitestCheck(stack, vitest, join(folder, "thorough.json"), results);
}

const VITEST = "node_modules/vitest/vitest.mjs";
/** Ends a hang. Long enough for a test that waits until the browser tests leave a core unused. */
const THOROUGH_TEST_MS = 20 * 60_000;

function vitestCheck(stack: Stack, vitest: Command, report: string, results: TestResults): Check {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { name, work } = commandCheck(stack, { ...vitest, args: [...vitest.args, ...reporters] });
  return {
    name,
    work: async () => {
      try {
        await work();
      } finally {
        const { count, failed, slowest } = await readUnitTestReport(report, root);
        results.add(count, failed);
        console.log(`    ${name}, the slowest files:`);
        for (const line of slowest) console.log(`      ${line}`);
      }
    },
  };
}

const ENV_FILES = /(^|\/)env\.ts$|\.test\.tsx?$|(^|\/)testing\//;
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
