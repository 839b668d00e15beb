import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { PAGE_SCRIPT_FILE } from "#hydration/protocol.ts";

/** Bundles page-script.ts with what it imports, minified, as one script for the browsers of package.json. */
export async function buildPageScript(): Promise<string> {
  // Here, since the server that serves the build loads next.config.ts too, and with it this file.
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({
    input: join(import.meta.dirname, "page-script.ts"),
    transform: { target: "es2023" },
  });
  const { output } = await bundle.generate({ format: "iife", minify: true });
  await bundle.close();
  return output[0].code.trim();
}

export async function writePageScript(distDir: string): Promise<void> {
  await writeFile(join(distDir, PAGE_SCRIPT_FILE), await buildPageScript());
}
