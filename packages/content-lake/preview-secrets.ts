import { startBackgroundTask } from "server-kit/background-task.ts";
import type { Log } from "server-kit/log.ts";

import type { Access } from "./access/access.ts";
import { LOCAL_ADMINISTRATOR, PREVIEW_SECRET } from "./access/identity.ts";
import { isString } from "./documents/json.ts";
import type { Lake } from "./lake.ts";

interface PreviewSecretsSettings {
  readonly lake: Pick<Lake, "documents" | "mutate">;
  readonly access: Pick<Access, "isMember">;
  readonly now?: () => number;
}

/** The one document of the Studio that lets everybody with its link open the preview. */
const SHARED_LINK = "sanity-preview-url-secret.share-access";

/**
 * Whether the link with which `opener` opened the preview is still shared. The site writes such an opener as `shared <revision>`: each
 * change of the document begins or ends the sharing.
 */
export function isSharedPreview(opener: string, documents: Lake["documents"]): boolean {
  const link = documents.get(SHARED_LINK);
  return link !== undefined && isString(link["secret"]) && opener === `shared ${link._rev}`;
}

/** Until when a secret opens the preview: SECRET_TTL of @sanity/preview-url-secret. */
const LIFETIME_MS = 60 * 60_000;

/**
 * Deletes the secrets of the preview that have expired, which the Studio of a viewer may not do, and those whose author has no account
 * or token any more. Otherwise a removed account could open the preview for another hour.
 */
export function deleteInvalidSecrets({ lake, access, now = Date.now }: PreviewSecretsSettings): void {
  const invalid = [...lake.documents.ofType(PREVIEW_SECRET)].filter(
    // The lake itself sets these fields (mutations/commit.ts).
    ({ userId, _updatedAt }) =>
      !isString(userId) || !access.isMember(userId) || Date.parse(_updatedAt) < now() - LIFETIME_MS,
  );
  if (invalid.length === 0) return;
  const deletions = invalid.map(({ _id }) => ({ delete: { id: _id } }));
  lake.mutate(deletions, { identity: LOCAL_ADMINISTRATOR });
}

/** As often as open streams ask whether their account still exists. */
const CHECK_MS = 5000;

/** Deletes them within seconds of the removal, which is a command in another process. Returns a function that stops it. */
export function startDeletingSecrets({
  log,
  ...settings
}: PreviewSecretsSettings & { log: Log }): () => Promise<void> {
  return startBackgroundTask({
    step() {
      deleteInvalidSecrets(settings);
      return false;
    },
    failureMessage: "The secrets of the preview could not be checked; the next attempt is in five seconds",
    delayMs: 0,
    intervalMs: CHECK_MS,
    log,
  });
}
