import { watch } from "node:fs";
import { join } from "node:path";

/**
 * Calls `act` after files were saved: once for files that are saved together, and once more for all that are saved while `act`
 * runs, because two runs at a time would overwrite each other's results. Ignores generated files and tests. Returns a function that
 * stops.
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
