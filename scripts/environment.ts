import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";

import { Failure } from "./failure.ts";

export type Variables = Record<string, string | undefined>;

/**
 * The variables of `.env`, where it exists, under those of the shell. Throws a Failure that names the variable or the line
 * when `.env` holds something that `.env.example` does not know. An empty value counts as not set.
 */
export function readEnvironment(root: string, shell: Variables): Variables {
  const file = join(root, ".env");
  if (!existsSync(file)) return shell;

  const content = readFileSync(file, "utf8");
  const faults = faultsIn(content, namesIn(readFileSync(join(root, ".env.example"), "utf8")));
  if (faults.length > 0) throw new Failure(".env cannot be used. See .env.example.", faults);

  const set = Object.entries(parseEnv(content)).filter(([, value]) => value !== "");
  return { ...Object.fromEntries(set), ...shell };
}

/** The variables that a file in the form of .env.example lists, also those it shows commented out. */
export function namesIn(example: string): string[] {
  return [...example.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name ?? "");
}

function faultsIn(content: string, known: readonly string[]): string[] {
  return content.split(/\r?\n/).flatMap((line, index) => {
    if (/^\s*(#.*)?$/.test(line)) return [];
    const name = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=/.exec(line)?.[1];
    if (name === undefined) return [`Line ${index + 1} is not of the form NAME=value.`];
    return known.includes(name) ? [] : [`${name} (line ${index + 1}) is not a variable of this project.`];
  });
}
