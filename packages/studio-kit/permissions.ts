import { useEffect, useState } from "react";
import { type SanityDocumentLike, useGrantsStore } from "sanity";

/** A document by which the lake decides whether an account may make releases. */
const NEW_RELEASE = { _id: "_.releases.new", _type: "system.release" };

/** Whether the account may make releases, which publish, schedule and end pages. One that is limited to a language may not. */
export function useMayMakeReleases(): boolean {
  return usePermitted("create", [NEW_RELEASE]).length > 0;
}

/** Whether the account may change what is published of one of the types. An account that is limited to a language changes no English pages. */
export function useMayChangePublished(types: readonly string[]): boolean {
  return usePermitted("update", newOf(types, "new")).length > 0;
}

/** Whether the account may write drafts of one of the types. */
export function useMayWriteDrafts(types: readonly string[]): boolean {
  return usePermitted("create", newOf(types, "drafts.new")).length > 0;
}

function newOf(types: readonly string[], id: string): SanityDocumentLike[] {
  return types.map((type) => ({ _id: `${id}-${type}`, _type: type }));
}

/**
 * Those of the documents that the account may create or update. Its role can be limited to some documents, for example to those in one
 * language. Empty until the permissions have loaded.
 */
export function usePermitted<Document extends SanityDocumentLike>(
  permission: "create" | "update",
  documents: readonly Document[],
): Document[] {
  const store = useGrantsStore();
  const [permitted, setPermitted] = useState<ReadonlySet<string>>(new Set());
  // A string, so that equal documents in the next render do not restart the effect.
  const asked = JSON.stringify(documents);

  useEffect(() => {
    const all: SanityDocumentLike[] = JSON.parse(asked);
    const subscriptions = all.map((document) =>
      store.checkDocumentPermission(permission, document).subscribe(({ granted }) =>
        setPermitted((before) => {
          const after = new Set(before);
          if (granted) after.add(document._id);
          else after.delete(document._id);
          return after;
        }),
      ),
    );
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [store, permission, asked]);

  return documents.filter(({ _id }) => permitted.has(_id));
}
