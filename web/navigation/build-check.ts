import { getStored, setStored } from "#ui/browser/browser-storage.ts";

import { isVerySlow } from "./connection.ts";

/** next.config.ts replaces it with the id, here and in app/api/build. */
declare const BUILD_ID: string;

/** An element of NavigationStatus, hidden at first. */
export const RELOAD_OFFER_ID = "reload-offer";

let hasUnsentInput = () => false;

const check = createBuildCheck({
  ownId: () => BUILD_ID,
  fetchId: async () => {
    const response = await fetch("/api/build", { cache: "no-store" });
    // While the server starts, a proxy may send an error page instead of a build id.
    return response.ok ? response.text() : undefined;
  },
  hasUnsentInput: () => hasUnsentInput(),
  offerReload,
  reload: () => location.reload(),
  path: () => location.pathname,
});

/**
 * Checks for a newer build from now on, and when a script fails to load. `hasInput` returns whether a reload would lose what
 * the visitor typed.
 */
export function startBuildCheck(hasInput: () => boolean): void {
  hasUnsentInput = hasInput;
  check.start({ isVerySlow: isVerySlow(navigator) });
  addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && onPageError(), true);
  addEventListener("unhandledrejection", ({ reason }) => {
    if (reason instanceof Error && reason.name === "ChunkLoadError") onPageError();
  });
}

/** For error boundaries: the failed code may belong to an older build. */
export function onPageError(): void {
  void check.handleError();
}

/** Shows the offer inside an open dialog, if there is one, because everything outside of it is inert. */
function offerReload(): void {
  const offer = document.getElementById(RELOAD_OFFER_ID);
  if (!offer?.hidden) return;
  offer.hidden = false;
  offer.querySelector("button")?.addEventListener("click", () => location.reload());
  document.querySelector("dialog[open]")?.append(offer);
}

/** docs/behavior.md §10.4. */
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

/** The new-build check of docs/behavior.md §10.4. A reload never loses what the visitor typed. */
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
