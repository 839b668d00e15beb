import { join } from "node:path";

import { watch } from "chokidar";

/**
 * Calls `act` after files were saved. Files that are saved together cause one call. Files that are saved while `act` runs cause one
 * more call afterward, because parallel runs would overwrite each other's results. Ignores generated files and tests. Resolves, when it
 * watches all files, with a function that stops watching.
 */
export async function watchSources(
  root: string,
  folders: readonly string[],
  act: () => Promise<void>,
  settledMs = 300,
): Promise<() => Promise<void>> {
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

  const watcher = watch(
    folders.map((name) => join(root, name)),
    { ignoreInitial: true, ignored: /\.(generated|test)\.tsx?$/ },
  );
  watcher.on("all", () => {
    clearTimeout(pending);
    pending = setTimeout(scheduleAct, settledMs);
  });
  await new Promise<void>((resolve) => void watcher.once("ready", resolve));
  return async () => {
    clearTimeout(pending);
    await watcher.close();
  };
}
