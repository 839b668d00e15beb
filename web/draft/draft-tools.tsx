import "server-only";
import { defineLive } from "next-sanity/live";
import { perspectiveChangeAction, variantChangeAction } from "next-sanity/visual-editing/server-actions";

import { client } from "#cms/client.ts";
import { env } from "#env.ts";

import { Overlays } from "./overlays.lazy.tsx";

// The browser gets the read token in draft mode only. The lake then announces every change of a draft, and the page loads again.
// Drafts are not cached, so no tags expire. For visitors the webhook expires them: app/api/revalidate.
const { SanityLive } = defineLive({ client, serverToken: env.readToken, browserToken: env.readToken });

/** What an editor's page has besides a visitor's: live changes, overlays, and the way out. */
export function DraftTools() {
  return (
    <>
      <Overlays onPerspectiveChange={perspectiveChangeAction} onVariantChange={variantChangeAction} />
      <SanityLive includeDrafts action="refresh" />
    </>
  );
}
