import "server-only";
import { perspectiveChangeAction, variantChangeAction } from "next-sanity/visual-editing/server-actions";

import { client } from "#cms/client.ts";
import { draftPerspective } from "#cms/draft-perspective.ts";
import { draftToken } from "#cms/draft-token.ts";
import { env } from "#env.ts";

import { LiveChanges, Overlays } from "./draft-tools.lazy.tsx";
import { hearOnlyStudio } from "./studio-messages.ts";

/** The parts that only a page in draft mode has: live changes, overlays, and the button that ends the preview. */
export async function DraftTools() {
  const { apiHost, apiVersion, useProjectHostname } = client.config();
  const { projectId, dataset } = env;
  const [perspective] = await draftPerspective();
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: hearOnlyStudio(env.studioUrl) }} />
      <Overlays
        canType={perspective === "drafts"}
        studioUrl={env.studioUrl}
        onPerspectiveChange={perspectiveChangeAction}
        onVariantChange={variantChangeAction}
      />
      <LiveChanges
        config={{ projectId, dataset, apiHost, apiVersion, useProjectHostname, token: await draftToken() }}
        includeDrafts
        requestTag="live"
        action="refresh"
        waitFor={undefined}
        onError={undefined}
        onWelcome={undefined}
        onReconnect={undefined}
        onRestart={undefined}
        onGoAway={undefined}
      />
    </>
  );
}
