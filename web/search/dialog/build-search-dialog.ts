import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Bundles and minifies the search dialog with its styles for the browsers in package.json. */
export async function buildSearchDialog(): Promise<string> {
  // Imported here, because the production server also loads this file (through next.config.ts) and must not load the bundler.
  const { rolldown } = await import("rolldown");
  const sheets = ["../search.css", "search-dialog.css"].map((name) => join(import.meta.dirname, name));
  const styles = await Promise.all(sheets.map((sheet) => readFile(sheet, "utf8")));
  const bundle = await rolldown({
    input: join(import.meta.dirname, "search-dialog.ts"),
    transform: { target: "es2023", define: { STYLES: JSON.stringify(shorten(styles.join("\n"))) } },
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  await bundle.close();
  return output[0].code.trim();
}

function shorten(styles: string): string {
  return styles.replaceAll(/\/\*.*?\*\//gs, "").replaceAll(/\s+/g, " ");
}

/** Writes the dialog into the static files of the build. Returns its address, which contains a hash of the content. */
export async function writeSearchDialog(distDir: string): Promise<string> {
  const code = await buildSearchDialog();
  const name = `search-${createHash("sha256").update(code).digest("hex").slice(0, 8)}.js`;
  await mkdir(join(distDir, "static/search"), { recursive: true });
  await writeFile(join(distDir, "static/search", name), code);
  return `/_next/static/search/${name}`;
}
