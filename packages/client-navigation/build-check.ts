import { getStored, setStored } from "browser-kit/browser-storage.ts";

import { isVerySlow } from "./connection.ts";

/** The id of an element with a button, hidden at first, that offers a reload. */
export const RELOAD_OFFER_ID = "reload-offer";

const CHECK_MS = 60 * 60 * 1000;
const FIRST_CHECK_MS = 1000;
const RELOAD_GUARD_MS = 10_000;

interface WatchedBuild {
  /** Returns the id of this page's build. */
  readonly ownId: () => string;
  /** Where the server responds with the id of its own. */
  readonly address: string;
  /** Whether a reload would lose what the visitor typed. */
  readonly hasUnsentInput: () => boolean;
}

/** Compares the build of this page with that of the server. A reload never loses what the visitor typed. */
export function watchBuild({ ownId, address, hasUnsentInput }: WatchedBuild) {
  let isNewer = false;

  async function check(): Promise<void> {
    if (isNewer) return;
    try {
      const response = await fetch(address, { cache: "no-store" });
      // While the server starts, a proxy may send an error page instead of a build id.
      isNewer = response.ok && (await response.text()) !== ownId();
    } catch (error) {
      // The visitor is offline or the server is starting. The next check decides.
      if (!(error instanceof TypeError)) throw error;
    }
  }

  async function reloadIfNewer(): Promise<void> {
    await check();
    if (!isNewer) return;
    if (hasUnsentInput() || !mayReload(location.pathname)) offerReload();
    else location.reload();
  }

  /** For error boundaries: the failed code may belong to an older build. */
  const onPageError = () => void reloadIfNewer();

  return {
    onPageError,
    /** Checks from now on, and when a script fails to load. */
    start(): void {
      if (!isVerySlow(navigator)) setTimeout(() => void check(), FIRST_CHECK_MS);
      setInterval(() => void check(), CHECK_MS);
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

/** Allows one reload per path in 10 seconds. Without storage none is allowed, because a broken page would reload forever. */
function mayReload(path: string): boolean {
  const key = `reloaded:${path}`;
  const now = Date.now();
  if (now - Number(getStored("sessionStorage", key)) < RELOAD_GUARD_MS) return false;
  return setStored("sessionStorage", key, String(now));
}
