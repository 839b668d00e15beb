import type { DocumentActionComponent, DocumentActionsContext } from "sanity";
import { navigationId } from "schemas/documents/navigation.ts";
import { settingsId } from "schemas/documents/settings.ts";

/** The document types with exactly one document, and its id. */
const singletonIds = new Map([
  ["navigation", navigationId],
  ["settings", settingsId],
]);

export function isSingleton(type: string): boolean {
  return singletonIds.has(type);
}

const ALLOWED_ACTIONS = new Set(["publish", "schedule", "discardVersion", "discardChanges", "restore"]);

/**
 * Removes the document actions that a singleton must not have: duplicate, delete and unpublish. A second document of the type gets no
 * actions, so that it cannot be published.
 */
export function singletonActions(
  actions: DocumentActionComponent[],
  { schemaType, documentId }: Pick<DocumentActionsContext, "schemaType" | "documentId">,
): DocumentActionComponent[] {
  const id = singletonIds.get(schemaType);
  if (id === undefined) return actions;
  // The id of a draft or release version has a prefix that ends with a dot.
  if (documentId !== undefined && documentId.split(".").at(-1) !== id) return [];
  return actions.filter(({ action }) => ALLOWED_ACTIONS.has(action ?? ""));
}
