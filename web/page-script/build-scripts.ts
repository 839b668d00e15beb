import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { PAGE_SCRIPT_FILE } from "#hydration/protocol.ts";

const web = join(import.meta.dirname, "..");

/** Bundles and minifies a script with its imports for the browsers in package.json. `values` replaces names in it by texts. */
async function bundle(
  input: string,
  format: "esm" | "iife",
  values: Record<string, string>,
  external: string[] = [],
) {
  // Imported here, because the production server also loads this file (through next.config.ts) and must not load the bundler.
  const { rolldown } = await import("rolldown");
  const define = Object.fromEntries(
    Object.entries(values).map(([name, text]) => [name, JSON.stringify(text)]),
  );
  const script = await rolldown({
    input: join(web, input),
    external,
    transform: { target: "es2023", define },
  });
  const { output } = await script.generate({ format, minify: true });
  await script.close();
  return output[0].code.trim();
}

/** The page script. `searchDialog` is the address of the search dialog's script. */
export async function buildPageScript({ searchDialog }: { searchDialog: string }): Promise<string> {
  return bundle("page-script/page-script.ts", "iife", { SEARCH_DIALOG: searchDialog }, [searchDialog]);
}

/** The search dialog with its styles. */
export async function buildSearchDialog(): Promise<string> {
  const sheets = ["search/search.css", "search/dialog/search-dialog.css"].map((name) => join(web, name));
  const styles = await Promise.all(sheets.map((sheet) => readFile(sheet, "utf8")));
  const shortened = styles
    .join("\n")
    .replaceAll(/\/\*.*?\*\//gs, "")
    .replaceAll(/\s+/g, " ");
  return bundle("search/dialog/search-dialog.ts", "esm", { STYLES: shortened });
}

/** Writes the page script into the build, and the search dialog into its static files, with a hash of its content in its name. */
export async function writeScripts(distDir: string): Promise<void> {
  const dialog = await buildSearchDialog();
  const name = `search-${createHash("sha256").update(dialog).digest("hex").slice(0, 8)}.js`;
  await mkdir(join(distDir, "static/search"), { recursive: true });
  await writeFile(join(distDir, "static/search", name), dialog);
  const searchDialog = `/_next/static/search/${name}`;
  await writeFile(join(distDir, PAGE_SCRIPT_FILE), await buildPageScript({ searchDialog }));
}
