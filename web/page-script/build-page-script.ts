import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { PAGE_SCRIPT_FILE } from "#hydration/protocol.ts";
import { writeSearchDialog } from "#search/dialog/build-search-dialog.ts";

/** Bundles page-script.ts with what it imports, minified, as one script for the browsers of package.json. `searchDialog` is an address. */
export async function buildPageScript({ searchDialog }: { searchDialog: string }): Promise<string> {
  // Here, since the server that serves the build loads next.config.ts too, and with it this file.
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
