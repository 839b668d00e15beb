import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { SITE_LANGUAGE } from "schemas/fields/language.ts";

import { PAGE_SCRIPT_FILE } from "#hydration/protocol.ts";
import { catalogFile } from "#locale/catalog-file.ts";
import { versionChoiceFile } from "#versions/show-version.ts";

const web = join(import.meta.dirname, "..");

interface Replacements {
  /** Texts by the names that they replace. */
  readonly values?: Readonly<Record<string, string>>;
  /** Files by the imports that they replace. */
  readonly alias?: Record<string, string>;
  /** Addresses that stay imports. */
  readonly external?: string[];
}

/** Bundles and minifies a script with its imports for the browsers in package.json. */
async function bundle(
  input: string,
  format: "esm" | "iife",
  { values = {}, alias = {}, external = [] }: Replacements,
) {
  // Imported here, because the production server also loads this file (through next.config.ts) and must not load the bundler.
  const { rolldown } = await import("rolldown");
  const define = Object.fromEntries(
    Object.entries(values).map(([name, text]) => [name, JSON.stringify(text)]),
  );
  const script = await rolldown({
    input: join(web, input),
    external,
    resolve: { alias },
    transform: { target: "es2023", define },
  });
  const { output } = await script.generate({ format, minify: true, comments: false });
  await script.close();
  return output[0].code.trim();
}

/** The page script. `searchDialog` is the address of the search dialog's script. */
export async function buildPageScript({ searchDialog }: { searchDialog: string }): Promise<string> {
  return bundle("page-script/page-script.ts", "iife", {
    values: { SEARCH_DIALOG: searchDialog },
    external: [searchDialog],
  });
}

/** The search dialog with its styles. */
export async function buildSearchDialog(): Promise<string> {
  const sheets = ["search/search.css", "search/dialog/search-dialog.css"].map((name) => join(web, name));
  const styles = await Promise.all(sheets.map((sheet) => readFile(sheet, "utf8")));
  const shortened = styles
    .join("\n")
    .replaceAll(/\/\*.*?\*\//gs, "")
    .replaceAll(/\s+/g, " ");
  return bundle("search/dialog/search-dialog.ts", "esm", { values: { STYLES: shortened } });
}

/** Writes the catalog of each language but English, which is part of the scripts, into the static files. */
export async function writeCatalogs(distDir: string, buildId: string): Promise<void> {
  await mkdir(join(distDir, "static/locale"), { recursive: true });
  const entries = await readdir(join(web, "locale"), { withFileTypes: true });
  const languages = entries.filter(
    (entry) => entry.isDirectory() && ![SITE_LANGUAGE, "testing"].includes(entry.name),
  );
  for (const { name } of languages) {
    const catalog = await buildCatalog(join(web, "locale", name));
    await writeFile(join(distDir, "static", catalogFile(name, buildId)), catalog);
  }
}

/** The catalog in a folder. A language that has just been started may lack a file; these words are English. */
export async function buildCatalog(folder: string): Promise<string> {
  const translated = (await readdir(folder)).filter((file) => ["browser.ts", "packages.ts"].includes(file));
  const alias = Object.fromEntries(translated.map((file) => [`#locale/en/${file}`, join(folder, file)]));
  return bundle("locale/register-catalog.ts", "esm", { alias });
}

/** The script of pages with a block that has a second version. */
export async function buildVersionChoice(): Promise<string> {
  return bundle("versions/version-choice.ts", "iife", {});
}

/** Writes it into the static files. */
export async function writeVersionChoice(distDir: string, buildId: string): Promise<void> {
  await mkdir(join(distDir, "static"), { recursive: true });
  await writeFile(join(distDir, "static", versionChoiceFile(buildId)), await buildVersionChoice());
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
