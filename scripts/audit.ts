import { execFile } from "node:child_process";

import * as v from "valibot";

import type { Check } from "./check.ts";
import { shell } from "./env.ts";
import { Failure } from "./failure.ts";
import { root } from "./prepare.ts";

const LIMIT_MS = 60_000;
const SERIOUS = new Set(["high", "critical"]);

const Report = v.object({
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

/** What is known against the packages that run in production. Nobody fails because the registry does not answer. */
export function auditCheck(
  ask: () => Promise<string> = askRegistry,
  tell: (line: string) => void = console.log,
): Check {
  return {
    name: "Known advisories of dependencies",
    work: async () => {
      const report = v.safeParse(v.pipe(v.string(), v.parseJson(), Report), await ask());
      if (!report.success) {
        tell(
          "    The registry does not say which advisories there are: the packages are not audited this time.",
        );
        return;
      }
      const all = Object.values(report.output.advisories).map(
        ({ severity, module_name: name, title, url }) => ({
          severity,
          line: `${severity}: ${name}: ${title} ${url}`,
        }),
      );
      const serious = all.filter(({ severity }) => SERIOUS.has(severity)).map(({ line }) => line);
      if (serious.length > 0) {
        throw new Failure(
          "Packages have known holes. Take a version without them, see pnpm-workspace.yaml.",
          serious,
        );
      }
      for (const { line } of all) tell(`    ${line}`);
    },
  };
}

/** What `pnpm audit` prints; it ends with 1 both when it found something and when it could not ask. */
function askRegistry(): Promise<string> {
  const options = { cwd: root, env: { ...shell }, timeout: LIMIT_MS, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((resolve) => {
    execFile("npx", ["-y", "pnpm", "audit", "--prod", "--json"], options, (_error, stdout) =>
      resolve(stdout),
    );
  });
}
