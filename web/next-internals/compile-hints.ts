import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

// V8 compiles a function when it is first called, on the main thread, while the visitor waits. That was half of the hydration time.
// With this hint Chrome (from version 136) compiles all functions of a script on another thread while it downloads the script. For
// other browsers the hint is a comment.
//
// Written for the chunks of Next 16.4.6 (`static/chunks/*.js`) and Chrome 136. compile-hints.test.ts tests the written text. If V8
// drops the hint, pages hydrate as slowly as without it: `pnpm bench` measures that.

const HINT = "//# allFunctionsCalledOnLoad\n";

/** React, Next and the quote form are larger. Smaller scripts compile fast enough. */
const MIN_BYTES = 50_000;

/** Adds the hint to the large scripts of a build. Skips scripts that already have it. */
export async function addCompileHints(distDir: string): Promise<void> {
  const folder = join(distDir, "static/chunks");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      if ((await stat(file)).size < MIN_BYTES) return;
      const script = await readFile(file, "utf8");
      if (!script.startsWith(HINT)) await writeFile(file, HINT + script);
    }),
  );
}
