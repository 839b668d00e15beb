import { watch } from "node:fs";
import { join } from "node:path";

/**
 * Calls `act` after files were saved. Files that are saved together cause one call. Files that are saved while `act` runs cause one
 * more call afterward, because parallel runs would overwrite each other's results. Ignores generated files and tests. Returns a
 * function that stops watching.
 */
export function watchSources(
  root: string,
  folders: readonly string[],
  act: () => Promise<void>,
  settledMs = 300,
): () => void {
  let pending: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  let isScheduled = false;

  function scheduleAct(): void {
    if (isScheduled) return;
    isScheduled = true;
    work = work.then(() => {
      isScheduled = false;
      return act();
    });
  }

  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || /\.(generated|test)\.tsx?$/.test(file)) return;
      clearTimeout(pending);
      pending = setTimeout(scheduleAct, settledMs);
    }),
  );
  return () => {
    clearTimeout(pending);
    for (const watcher of watchers) watcher.close();
  };
}
