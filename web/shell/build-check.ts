import { watchBuild } from "client-navigation/build-check.ts";

import { hasUnsentInput } from "#quote/form-dom.ts";

/** next.config.ts replaces it with the id, here and in app/api/build. */
declare const BUILD_ID: string;

/** docs/behavior.md §10.4 and §10.5. */
export const buildCheck = watchBuild({ ownId: () => BUILD_ID, address: "/api/build", hasUnsentInput });

const RETRY_MS = 3000;

/**
 * An effect for the error boundaries of a page, which may be of an older build. In the Studio's frame, it tries again after a while: the
 * lake may have been down, and the Studio hides the button “Try again” when it has lost the connection to the preview. The returned
 * function cancels that.
 */
export function handlePageError(error: unknown, retry: () => void): () => void {
  console.error(error);
  buildCheck.onPageError();
  const timer = window.parent === window ? undefined : setTimeout(retry, RETRY_MS);
  return () => clearTimeout(timer);
}
