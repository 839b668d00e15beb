/** Spec §9. */
const CHECK_MS = 60 * 60 * 1000;
const FIRST_CHECK_MS = 1000;
const RELOAD_GUARD_MS = 10_000;

interface Surroundings {
  /** Of the build that this page came from. */
  readonly ownId: string;
  /** Of the build that the server has now; undefined when it cannot tell, a TypeError when it cannot be reached. */
  readonly fetchId: () => Promise<string | undefined>;
  readonly isVerySlow: boolean;
  readonly hasUnsentInput: () => boolean;
  /** Lets the visitor choose when to reload. */
  readonly offerReload: () => void;
  readonly reload: () => void;
  readonly path: () => string;
  readonly storage: () => Pick<Storage, "getItem" | "setItem">;
}

/**
 * Knows whether the server has a newer build. `failed` is for errors of loading a page or a part of it: with a newer build
 * the page reloads, at most once a path in 10 seconds, and never under the visitor's hands.
 */
export function createBuildWatch(around: Surroundings) {
  let isNewer = false;

  async function check(): Promise<void> {
    if (isNewer) return;
    try {
      const serverId = await around.fetchId();
      isNewer = serverId !== undefined && serverId !== around.ownId;
    } catch (error) {
      // Offline, or the server is starting: the next check will tell.
      if (!(error instanceof TypeError)) throw error;
    }
  }

  return {
    start(): void {
      if (!around.isVerySlow) setTimeout(() => void check(), FIRST_CHECK_MS);
      setInterval(() => void check(), CHECK_MS);
    },
    async failed(): Promise<void> {
      await check();
      if (!isNewer) return;
      if (around.hasUnsentInput() || !mayReload(around)) around.offerReload();
      else around.reload();
    },
  };
}

/** True once a path in 10 seconds. Without a memory it is false: a page that fails each time would reload for ever. */
function mayReload({ path, storage }: Surroundings): boolean {
  try {
    const key = `reloaded:${path()}`;
    const now = Date.now();
    if (now - Number(storage().getItem(key)) < RELOAD_GUARD_MS) return false;
    storage().setItem(key, String(now));
    return true;
  } catch {
    // A browser without storage, or one that forbids it.
    return false;
  }
}
