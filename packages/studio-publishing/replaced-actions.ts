import type { DocumentActionComponent } from "sanity";

export type CreateAction = (original: DocumentActionComponent) => DocumentActionComponent;

/** Replaces Sanity's actions by their display name or kind. Other actions stay as they are. */
export function replaceActions(
  actions: readonly DocumentActionComponent[],
  replacements: ReadonlyMap<string | undefined, CreateAction>,
): DocumentActionComponent[] {
  return actions.map((action) => {
    const create = replacements.get(action.displayName) ?? replacements.get(action.action);
    return create === undefined ? action : cached(action, create);
  });
}

const created = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

/**
 * Creates an action only once: the Studio resolves actions often, and a new component would lose its state, such as an open dialog. The
 * action keeps the kind and display name of the original, by which the Studio recognizes it.
 */
function cached(original: DocumentActionComponent, create: CreateAction): DocumentActionComponent {
  const { action: kind, displayName } = original;
  const action =
    created.get(original) ??
    Object.assign(create(original), {
      ...(kind !== undefined && { action: kind }),
      ...(displayName !== undefined && { displayName }),
    });
  created.set(original, action);
  return action;
}
