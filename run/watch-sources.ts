import { watch } from "node:fs";
import { join } from "node:path";

/** Calls back after files were saved, once for saves that come together. Generated files and tests do not count. */
export function watchSources(
  root: string,
  folders: readonly string[],
  act: () => void,
  settledMs = 300,
): () => void {
  let pending: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || /\.(generated|test)\.tsx?$/.test(file)) return;
      clearTimeout(pending);
      pending = setTimeout(act, settledMs);
    }),
  );
  return () => {
    clearTimeout(pending);
    for (const watcher of watchers) watcher.close();
  };
}
