import { hasUnsentInput } from "#quote/unsent.ts";

import { isVerySlow } from "../thrift.ts";
import { createBuildWatch } from "./build-watch.ts";
import { offerReload } from "./offer-reload.ts";

/** Put in by next.config.ts, at build time, here and in app/api/build. */
declare const BUILD_ID: string;

const watch = createBuildWatch({
  ownId: BUILD_ID,
  fetchId: async () => {
    const answer = await fetch("/api/build", { cache: "no-store" });
    // What a proxy says in place of a server that is starting is no build.
    return answer.ok ? answer.text() : undefined;
  },
  isVerySlow: typeof navigator === "object" && isVerySlow(navigator),
  hasUnsentInput,
  offerReload,
  reload: () => location.reload(),
  path: () => location.pathname,
  storage: () => sessionStorage,
});

/** For the error boundaries: what failed may come from an older build. */
export function onPageError(): void {
  void watch.failed();
}

export function startBuildWatch(): void {
  watch.start();
  addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && onPageError(), true);
  addEventListener("unhandledrejection", ({ reason }) => {
    if (reason instanceof Error && reason.name === "ChunkLoadError") onPageError();
  });
}
