import { existsSync, type FSWatcher, readdirSync, watch } from "node:fs";
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

  // Not `recursive`: on Linux Node then watches each file, and loses one when an editor or Git replaces it by a new file.
  const watchers = new Map<string, FSWatcher>();
  function watchFolder(folder: string): void {
    if (!existsSync(folder)) {
      watchers.get(folder)?.close();
      watchers.delete(folder);
      return;
    }
    if (!watchers.has(folder)) watchers.set(folder, watch(folder, onChange));
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory() && entry.name !== "node_modules") watchFolder(join(folder, entry.name));
  }
  function watchFolders(): void {
    for (const folder of [...folders.map((name) => join(root, name)), ...watchers.keys()])
      watchFolder(folder);
  }
  function onChange(_event: string, file: string | null): void {
    watchFolders();
    if (!file || /\.(generated|test)\.tsx?$/.test(file)) return;
    clearTimeout(pending);
    pending = setTimeout(scheduleAct, settledMs);
  }

  watchFolders();
  return () => {
    clearTimeout(pending);
    for (const watcher of watchers.values()) watcher.close();
  };
}
