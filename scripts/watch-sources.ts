import { watch } from "node:fs";
import { join } from "node:path";

/**
 * Calls back after files were saved, once for saves that come together, and once more at the end for all that were saved
 * while it worked: two at a time would overwrite each other. Generated files and tests do not count.
 */
export function watchSources(
  root: string,
  folders: readonly string[],
  act: () => Promise<void>,
  settledMs = 300,
): () => void {
  let pending: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  let isWaiting = false;

  function actAfterwards(): void {
    if (isWaiting) return;
    isWaiting = true;
    work = work.then(() => {
      isWaiting = false;
      return act();
    });
  }

  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || /\.(generated|test)\.tsx?$/.test(file)) return;
      clearTimeout(pending);
      pending = setTimeout(actAfterwards, settledMs);
    }),
  );
  return () => {
    clearTimeout(pending);
    for (const watcher of watchers) watcher.close();
  };
}
