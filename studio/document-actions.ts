import type { DocumentActionComponent, DocumentActionsContext } from "sanity";

import { withRedirectOffer } from "#publishing/publish-action.tsx";
import { singletonActions } from "#singletons.ts";

const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

/** What can be done with a document. */
export function documentActions(
  actions: DocumentActionComponent[],
  context: Pick<DocumentActionsContext, "schemaType" | "documentId">,
): DocumentActionComponent[] {
  return singletonActions(actions, context).map((action) =>
    action.action === "publish" ? publishOf(action) : action,
  );
}

/** The same component each time: another one would lose its state whenever the Studio asks for the actions. */
function publishOf(action: DocumentActionComponent): DocumentActionComponent {
  const known = wrapped.get(action) ?? withRedirectOffer(action);
  wrapped.set(action, known);
  return known;
}
