import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import * as v from "valibot";

const HINT = "//# allFunctionsCalledOnLoad\n";

/** React DOM and Next's router are in larger files. Smaller ones compile fast enough for their hint not to be worth its bytes. */
const MIN_BYTES = 100_000;

const Manifest = v.object({ rootMainFiles: v.array(v.string()) });

/**
 * Lets Chrome compile the large scripts of every page while it downloads them, on another thread. Without the hint, V8 compiles a function when
 * it is first called: two thirds of the time that React DOM takes to start, on the main thread. To other browsers it is a comment.
 * Call it in `runAfterProductionCompile`. Scripts that have the hint do not change.
 *
 * Written for build-manifest.json of Next 16.4.6 and Chrome 136 and later. If V8 drops the hint, pages hydrate as without it: `pnpm bench
 * blocking` measures that.
 */
export async function addCompileHints(distDir: string): Promise<void> {
  const manifest: unknown = JSON.parse(await readFile(join(distDir, "build-manifest.json"), "utf8"));
  const { rootMainFiles } = v.parse(Manifest, manifest);
  await Promise.all(
    rootMainFiles.map(async (name) => {
      const file = join(distDir, name);
      const script = await readFile(file, "utf8");
      if (script.length >= MIN_BYTES && !script.startsWith(HINT)) await writeFile(file, HINT + script);
    }),
  );
}
