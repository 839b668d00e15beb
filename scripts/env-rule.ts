import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { Failure } from "./failure.ts";

const ALLOWED = /(^|\/)env\.ts$|\.test\.tsx?$/;
const SOURCE = /\.(ts|tsx|mjs|js)$/;

/** One place a process reads its variables, so that one place documents and checks them. Throws a Failure with every other. */
export async function assertVariablesAreReadInOnePlace(
  root: string,
  files: readonly string[],
): Promise<void> {
  const sources = files.filter((file) => SOURCE.test(file) && !ALLOWED.test(file));
  const found = await Promise.all(
    sources.map(async (file) => usesIn(file, await readFile(join(root, file), "utf8"))),
  );
  const uses = found.flat();
  if (uses.length > 0) throw new Failure("process.env is read outside of env.ts:", uses);
}

function usesIn(file: string, content: string): string[] {
  return content.split("\n").flatMap((line, index) => {
    const code = line.replace(/\/\/.*|^\s*\*.*/, "");
    // In a text it is only named, as where a bundler is told what to put in its place; NEXT_RUNTIME is replaced by Next.
    return /(?<!["'`])\bprocess\.env\b(?!\.NEXT_RUNTIME\b)/.test(code)
      ? [`${file}:${index + 1}  ${line.trim()}`]
      : [];
  });
}
