import "server-only";
import { createPreviewToken } from "contracts/preview-token.ts";
import { defineLive } from "next-sanity/live";
import { perspectiveChangeAction, variantChangeAction } from "next-sanity/visual-editing/server-actions";

import { client } from "#cms/client.ts";
import { draftPerspective } from "#cms/fetch.ts";
import { env } from "#env.ts";

import { Overlays } from "./overlays.lazy.tsx";

/**
 * With it the lake announces every change of a draft to the browser, and the page loads again. Hosted Sanity has no tokens that
 * expire soon. Drafts are not cached, so no tags expire. For visitors the webhook expires them: app/api/revalidate.
 */
function browserToken(): string {
  return env.lakeUrl === undefined ? env.readToken : createPreviewToken(env.readToken);
}

/** What an editor's page has besides a visitor's: live changes, overlays, and the way out. */
export async function DraftTools() {
  const { SanityLive } = defineLive({ client, serverToken: env.readToken, browserToken: browserToken() });
  const [perspective] = [await draftPerspective()].flat();
  return (
    <>
      <Overlays
        canType={perspective === "drafts"}
        studioUrl={env.studioUrl}
        onPerspectiveChange={perspectiveChangeAction}
        onVariantChange={variantChangeAction}
      />
      <SanityLive includeDrafts action="refresh" />
    </>
  );
}
