import "server-only";
import { createPreviewToken } from "contracts/preview-token.ts";
import { PREVIEW_ID_COOKIE } from "next-internals/preview-cookie.ts";
import { perspectiveChangeAction, variantChangeAction } from "next-sanity/visual-editing/server-actions";
import { cookies } from "next/headers";

import { client } from "#cms/client.ts";
import { draftPerspective } from "#cms/draft-perspective.ts";
import { env } from "#env.ts";

import { LiveChanges, Overlays } from "./draft-tools.lazy.tsx";
import { hearOnlyStudio } from "./studio-messages.ts";

/**
 * The token with which the browser listens for changes of drafts, so that the preview reloads. The embedded lake accepts a token
 * that ends with the preview, and with the account that opened it. Hosted Sanity has no such tokens, so there the browser gets
 * the read token. Drafts are not cached, so no cache tags need to expire here.
 */
async function browserToken(): Promise<string> {
  if (env.lakeUrl === undefined) return env.readToken;
  return createPreviewToken(env.readToken, (await cookies()).get(PREVIEW_ID_COOKIE)?.value ?? "");
}

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
        config={{ projectId, dataset, apiHost, apiVersion, useProjectHostname, token: await browserToken() }}
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
