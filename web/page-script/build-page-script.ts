import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { PAGE_SCRIPT_FILE } from "#hydration/protocol.ts";
import { writeSearchDialog } from "#search/dialog/build-search-dialog.ts";

/**
 * Bundles and minifies page-script.ts with its imports for the browsers in package.json. `searchDialog` is the address of the
 * search dialog's script.
 */
export async function buildPageScript({ searchDialog }: { searchDialog: string }): Promise<string> {
  // Imported here, because the production server also loads this file (through next.config.ts) and must not load the bundler.
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({
    input: join(import.meta.dirname, "page-script.ts"),
    external: [searchDialog],
    transform: { target: "es2023", define: { SEARCH_DIALOG: JSON.stringify(searchDialog) } },
  });
  const { output } = await bundle.generate({ format: "iife", minify: true });
  await bundle.close();
  return output[0].code.trim();
}

export async function writePageScript(distDir: string): Promise<void> {
  const searchDialog = await writeSearchDialog(distDir);
  await writeFile(join(distDir, PAGE_SCRIPT_FILE), await buildPageScript({ searchDialog }));
}
