import { useEffect, useState } from "react";
import { type SanityDocumentLike, useCurrentUser, useGrantsStore } from "sanity";

import { hasRole } from "./roles.ts";

/** A document by which the lake decides whether an account may make releases. */
const NEW_RELEASE = { _id: "_.releases.new", _type: "system.release" };
/** One by which it decides whether the account may make redirects. */
const NEW_REDIRECT = { _id: "new-redirect", _type: "redirect" };
/** One by which it decides whether the account may change pictures and files. */
const ANY_ASSET = { _id: "image-any", _type: "sanity.imageAsset" };

/** Whether the account may make releases, which publish, schedule and end pages. One that is limited to a language may not. */
export function useMayMakeReleases(): boolean {
  return usePermitted("create", [NEW_RELEASE]).length > 0;
}

/** Whether the account may make redirects, which belong to no language. Undefined until its permissions have loaded. */
export function useMayMakeRedirects(): boolean | undefined {
  return useGrants("create", [NEW_REDIRECT]).get(NEW_REDIRECT._id);
}

export interface AssetRights {
  /** Whether the account may change every picture and file. */
  readonly mayChange: boolean;
  /** Whether it may upload, and describe what visitors do not see yet. */
  readonly mayUpload: boolean;
}

/** What the account may do with pictures and files. Undefined until its permissions have loaded. */
export function useAssetRights(): AssetRights | undefined {
  const user = useCurrentUser();
  const mayChange = useGrants("update", [ANY_ASSET]).get(ANY_ASSET._id);
  if (user === null || mayChange === undefined) return undefined;
  // Contributors need pictures for their drafts. That permission is not in their grants.
  return { mayChange, mayUpload: mayChange || hasRole(user, (role) => role === "contributor") };
}

/**
 * Those of the documents that the account may create or update. Its role can be limited to some documents, for example to those in one
 * language. Empty until the permissions have loaded.
 */
export function usePermitted<Document extends SanityDocumentLike>(
  permission: "create" | "update",
  documents: readonly Document[],
): Document[] {
  const grants = useGrants(permission, documents);
  return documents.filter(({ _id }) => grants.get(_id) === true);
}

/** Whether the account may create or update each of the documents, by their ids. Empty until the permissions have loaded. */
export function useGrants(
  permission: "create" | "update",
  documents: readonly SanityDocumentLike[],
): ReadonlyMap<string, boolean> {
  const store = useGrantsStore();
  const [grants, setGrants] = useState<ReadonlyMap<string, boolean>>(new Map());
  // A string, so that equal documents in the next render do not restart the effect.
  const asked = JSON.stringify(documents);

  useEffect(() => {
    const all: SanityDocumentLike[] = JSON.parse(asked);
    const subscriptions = all.map((document) =>
      store
        .checkDocumentPermission(permission, document)
        .subscribe(({ granted }) => setGrants((before) => new Map(before).set(document._id, granted))),
    );
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [store, permission, asked]);

  return grants;
}
