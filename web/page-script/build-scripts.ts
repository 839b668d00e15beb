import { createHash } from "node:crypto";
import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { dataOfTexts, textsOfData } from "message-catalog/data.ts";

import { PAGE_SCRIPT_FILE } from "#hydration/protocol.ts";
import { BROWSER_PART_NAMES, BROWSER_PARTS, type BrowserPartName } from "#locale/browser-parts.ts";
import { catalogFolder } from "#locale/catalog-file.ts";
import { versionChoiceFile } from "#versions/show-version.ts";

const web = join(import.meta.dirname, "..");

interface Replacements {
  /** The script, if it is not in a file. */
  readonly text?: string;
  /** Texts by the names that they replace. */
  readonly values?: Readonly<Record<string, string>>;
  /** Addresses that stay imports. */
  readonly external?: string[];
}

/** Bundles and minifies a script with its imports for the browsers in package.json. */
async function bundle(
  input: string,
  format: "esm" | "iife",
  { text, values = {}, external = [] }: Replacements,
) {
  // Imported here, because the production server also loads this file (through next.config.ts) and must not load the bundler.
  const { rolldown } = await import("rolldown");
  const define = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const script = await rolldown({
    input,
    external,
    plugins:
      text === undefined
        ? []
        : [
            {
              name: "text",
              resolveId: (id) => (id === input ? id : null),
              load: (id) => (id === input ? text : null),
            },
          ],
    transform: { target: "es2023", define },
  });
  const { output } = await script.generate({ format, minify: true, comments: false });
  await script.close();
  return output[0].code.trim();
}

/** The page script. `searchDialog` is the address of the search dialog's script. */
export async function buildPageScript({ searchDialog }: { searchDialog: string }): Promise<string> {
  return bundle(join(web, "page-script/page-script.ts"), "iife", {
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
  return bundle(join(web, "search/dialog/search-dialog.ts"), "esm", { values: { STYLES: shortened } });
}

/**
 * Writes the words of each language but English, which is part of the scripts, into the static files: a file for each part of the site.
 */
export async function writeCatalogs(distDir: string, buildId: string): Promise<void> {
  for await (const file of glob("*/words.json", { cwd: join(web, "locale") })) {
    const language = dirname(file);
    const folder = join(distDir, "static", catalogFolder(language, buildId));
    await mkdir(folder, { recursive: true });
    for (const part of BROWSER_PART_NAMES)
      await writeFile(join(folder, `${part}.js`), await buildCatalog(join(web, "locale", language), part));
  }
}

/** A part of the words of a language. `folder` has words.json and code.ts. */
export async function buildCatalog(folder: string, part: BrowserPartName): Promise<string> {
  const codeFile = join(folder, "code.ts");
  const texts = textsOfData(JSON.parse(await readFile(join(folder, "words.json"), "utf8")));
  const inCode = Object.keys(await import(codeFile));
  const names = BROWSER_PARTS[part];
  const isOfPart = (path: string) => names.some((name) => path === name || path.startsWith(`${name}.`));
  const data = dataOfTexts(new Map([...texts].filter(([path]) => isOfPart(path))));
  const code = inCode.filter((name) => names.some((other) => other === name)).join(", ");
  const search = `import { WORD_FORMS } from "#search/word-forms.ts"; globalThis.pageWordForms = WORD_FORMS;`;
  const text = `
    ${part === "search" ? search : ""}
    import { addWords } from "#locale/add-words.ts";
    import { ${code} } from ${JSON.stringify(codeFile)};
    addWords(${JSON.stringify(data)}, { ${code} }, ${JSON.stringify(texts.get("locale"))});
  `;
  return bundle(join(web, `locale/${part}.ts`), "iife", { text });
}

/** The script of pages with a block that has a second version. */
export async function buildVersionChoice(): Promise<string> {
  return bundle(join(web, "versions/version-choice.ts"), "iife", {});
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
