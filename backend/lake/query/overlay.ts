import type { StoredDocument } from "../documents/document.ts";
import type { View } from "./view.ts";

/** A view in which some documents are otherwise, or (null) not there. */
export function overlaid(view: View, changed: ReadonlyMap<string, StoredDocument | null>): View {
  let documents: readonly StoredDocument[] | undefined;
  let byType: Map<string, StoredDocument[]> | undefined;
  const all = (): readonly StoredDocument[] => (documents ??= merged(view, changed));
  return {
    get documents() {
      return all();
    },
    ofType(type) {
      byType ??= Map.groupBy(all(), ({ _type }) => _type);
      return byType.get(type) ?? [];
    },
    get: (id) => (changed.has(id) ? (changed.get(id) ?? undefined) : view.get(id)),
  };
}

function merged(view: View, changed: ReadonlyMap<string, StoredDocument | null>): readonly StoredDocument[] {
  const untouched = view.documents.filter(({ _id }) => !changed.has(_id));
  const put = [...changed.values()].filter((document) => document !== null);
  return [...untouched, ...put].toSorted((a, b) => (a._id < b._id ? -1 : 1));
}
