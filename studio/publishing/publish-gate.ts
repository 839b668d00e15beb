import { lazy } from "react";
import type { SanityClient } from "sanity";
import type { StoredDocument } from "schemas/fields/lake.ts";
import { textOfBlock } from "schemas/objects/prose.ts";
import { pageMove, updateRedirects } from "studio-pages/moved-page-redirects.ts";
import { createGoBackAction } from "studio-publishing/go-back-action.tsx";
import { createPublishGateLayout } from "studio-publishing/publish-gate-layout.tsx";
import { createPublishGate } from "studio-publishing/publish-gate.ts";

import { documentRules } from "#check/rules.ts";
import { formTitles } from "#structure/titles.ts";

export const publishGate = createPublishGate();

export const PublishGateLayout = createPublishGateLayout({
  gate: publishGate,
  rules: documentRules,
  QuickFix: lazy(() => import("#publishing/remove-examples.tsx")),
});

export const goBackAction = createGoBackAction({
  gate: publishGate,
  words: { titles: formTitles, textOfBlock },
  beforeGoingBack: redirectPathOfToday,
});

/** If a page had another path in its previous version, the path of today redirects there. */
export async function redirectPathOfToday(
  client: Pick<SanityClient, "fetch" | "transaction">,
  published: StoredDocument,
  previous: StoredDocument,
): Promise<void> {
  const move = pageMove(published, previous);
  if (move !== undefined) await updateRedirects(client, { pageId: published._id, move, isRedirected: true });
}
