import type { DocumentActionComponent, DocumentActionsContext, Template, TemplateItem } from "sanity";
import { navigationId } from "schemas/documents/navigation.ts";
import { settingsId } from "schemas/documents/settings.ts";

/** Document types of which there is exactly one, each with the id of its document. */
const singletons = new Map([
  ["navigation", navigationId],
  ["settings", settingsId],
]);

export function isSingleton(type: string): boolean {
  return singletons.has(type);
}

const allowed = new Set(["publish", "discardChanges", "restore"]);

/** A singleton can be changed and published, not copied, deleted or taken offline. A second one cannot be published. */
export function singletonActions(
  actions: DocumentActionComponent[],
  { schemaType, documentId }: Pick<DocumentActionsContext, "schemaType" | "documentId">,
): DocumentActionComponent[] {
  const id = singletons.get(schemaType);
  if (id === undefined) return actions;
  if (documentId !== undefined && documentId.split(".").at(-1) !== id) return [];
  return actions.filter(({ action }) => allowed.has(action ?? ""));
}

/** A singleton is never offered as a new document. */
export function newDocumentOptions(options: TemplateItem[]): TemplateItem[] {
  return options.filter(({ templateId }) => !isSingleton(templateId));
}

export function withoutSingletons(all: Template[]): Template[] {
  return all.filter(({ schemaType }) => !isSingleton(schemaType));
}
