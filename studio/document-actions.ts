import type { DocumentActionComponent, DocumentActionsContext } from "sanity";

import { withOwnAddress } from "#copy-document.ts";
import { withRedirectOffer } from "#publishing/publish-action.tsx";
import { singletonActions } from "#structure/singletons.ts";

const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

/** What can be done with a document. */
export function documentActions(
  actions: DocumentActionComponent[],
  context: Pick<DocumentActionsContext, "schemaType" | "documentId">,
): DocumentActionComponent[] {
  return singletonActions(actions, context).map((action) => {
    if (action.action === "publish") return once(action, withRedirectOffer);
    return action.action === "duplicate" ? once(action, withOwnAddress) : action;
  });
}

/** The same component each time: another one would lose its state whenever the Studio asks for the actions. */
function once(
  action: DocumentActionComponent,
  wrap: (action: DocumentActionComponent) => DocumentActionComponent,
): DocumentActionComponent {
  const known = wrapped.get(action) ?? wrap(action);
  wrapped.set(action, known);
  return known;
}
