import { getDraftId, type Path } from "sanity";
import type { StoredDocument } from "stored-values/stored-document.ts";
import type { DocumentChange } from "studio-kit/commit-changes.ts";

import { type LinkModel, linksTo, type RemovedDocument, withoutLinks } from "./links.ts";
import { redirectIdFor } from "./moved-page-redirects.ts";

interface Removal {
  removed: RemovedDocument;
  /** The published document, its draft and its versions. */
  versions: readonly StoredDocument[];
  /** All documents, drafts and versions that may link to it. */
  linking: readonly StoredDocument[];
  redirects: readonly StoredDocument[];
  /** The id of the page to which visitors are sent. */
  target: string | undefined;
  /** The id that a link gets, or undefined to remove the link. */
  replacementOf: (document: StoredDocument, path: Path) => string | undefined;
  model: LinkModel;
}

/** Everything that changes when documents are deleted together: their links, and redirects from their paths. */
export function removalChanges(removals: readonly Removal[]): DocumentChange[] {
  const changes = new Map<string, DocumentChange>();
  for (const version of removals.flatMap(({ versions }) => versions))
    changes.set(version._id, { before: version, after: null });
  for (const removal of removals) addChanges(changes, removal);
  return [...changes.values()];
}

function addChanges(
  changes: Map<string, DocumentChange>,
  { removed, linking, redirects, target, replacementOf, model }: Removal,
): void {
  for (const document of [...linking, ...redirects]) {
    // A document can link to several that are removed.
    const known = changes.get(document._id);
    const current = known === undefined ? document : known.after;
    if (current === null || linksTo(current, removed, model).length === 0) continue;
    const after = withoutLinks(current, removed, model, (path) => replacementOf(document, path)) ?? null;
    changes.set(document._id, { before: document, after });
  }
  if (target === undefined) return;
  const starts = redirects.flatMap(({ _id, from }) => (typeof from === "string" ? [{ id: _id, from }] : []));
  for (const from of removed.paths) {
    const _id = redirectIdFor(from, starts);
    const page = { _type: "reference", _ref: target };
    const before = redirects.find((redirect) => redirect._id === _id) ?? null;
    const after = { _id, _rev: "", _type: "redirect", from, permanent: true, kind: "page", page };
    changes.set(_id, { before, after });
    // An existing draft of the redirect would still lead elsewhere. One with another path is not about this page.
    const draft = redirects.find(
      (redirect) => redirect._id === getDraftId(_id) && redirect["from"] === before?.["from"],
    );
    if (draft !== undefined) changes.set(draft._id, { before: draft, after: null });
  }
}
