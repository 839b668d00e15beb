import { getStored, setStored } from "browser-kit/browser-storage.ts";

import { isVerySlow } from "./connection.ts";

/** The id of an element with a button, hidden at first, that offers a reload. */
export const RELOAD_OFFER_ID = "reload-offer";

/**
 * Compares the build of this page with that of the server. `ownId` returns the id of the build, and `address` is where the server responds
 * with its own.
 */
export function watchBuild(ownId: () => string, address: string) {
  let hasUnsentInput: (() => boolean) | undefined;
  const check = createBuildCheck({
    ownId,
    fetchId: async () => {
      const response = await fetch(address, { cache: "no-store" });
      // While the server starts, a proxy may send an error page instead of a build id.
      return response.ok ? response.text() : undefined;
    },
    hasUnsentInput: () => hasUnsentInput?.() ?? false,
    offerReload,
    reload: () => location.reload(),
    path: () => location.pathname,
  });

  /** For error boundaries: the failed code may belong to an older build. */
  const onPageError = () => void check.handleError();

  return {
    onPageError,
    /** Checks from now on, and when a script fails to load. `hasInput` returns whether a reload would lose what the visitor typed. */
    start(hasInput: () => boolean): void {
      hasUnsentInput = hasInput;
      check.start({ isVerySlow: isVerySlow(navigator) });
      addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && onPageError(), true);
      addEventListener("unhandledrejection", ({ reason }) => {
        if (reason instanceof Error && reason.name === "ChunkLoadError") onPageError();
      });
    },
  };
}

/** Shows the offer inside an open dialog, if there is one, because everything outside of it is inert. */
function offerReload(): void {
  const offer = document.getElementById(RELOAD_OFFER_ID);
  if (!offer?.hidden) return;
  offer.hidden = false;
  offer.querySelector("button")?.addEventListener("click", () => location.reload());
  document.querySelector("dialog[open]")?.append(offer);
}

const CHECK_MS = 60 * 60 * 1000;
const FIRST_CHECK_MS = 1000;
const RELOAD_GUARD_MS = 10_000;

interface BuildCheckOptions {
  /** The build of this page. */
  readonly ownId: () => string;
  /** The build of the server. Undefined if it is unknown. Throws a TypeError if the server cannot be reached. */
  readonly fetchId: () => Promise<string | undefined>;
  readonly hasUnsentInput: () => boolean;
  /** Lets the visitor decide when to reload. */
  readonly offerReload: () => void;
  readonly reload: () => void;
  readonly path: () => string;
}

/** Checks for a newer build. A reload never loses what the visitor typed. */
export function createBuildCheck(options: BuildCheckOptions) {
  let isNewer = false;

  async function run(): Promise<void> {
    if (isNewer) return;
    try {
      const serverId = await options.fetchId();
      isNewer = serverId !== undefined && serverId !== options.ownId();
    } catch (error) {
      // The visitor is offline or the server is starting. The next check decides.
      if (!(error instanceof TypeError)) throw error;
    }
  }

  return {
    start({ isVerySlow: skipsFirst }: { isVerySlow: boolean }): void {
      if (!skipsFirst) setTimeout(() => void run(), FIRST_CHECK_MS);
      setInterval(() => void run(), CHECK_MS);
    },
    /** Call it after an error while loading a page or a part of it. With a newer build it reloads, or offers to. */
    async handleError(): Promise<void> {
      await run();
      if (!isNewer) return;
      if (options.hasUnsentInput() || !mayReload(options.path())) options.offerReload();
      else options.reload();
    },
  };
}

/** Allows one reload per path in 10 seconds. Without storage none is allowed, because a broken page would reload forever. */
function mayReload(path: string): boolean {
  const key = `reloaded:${path}`;
  const now = Date.now();
  if (now - Number(getStored("sessionStorage", key)) < RELOAD_GUARD_MS) return false;
  return setStored("sessionStorage", key, String(now));
}
