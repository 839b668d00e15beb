import type { CheckedDocument, Finding } from "#check/finding.ts";

interface Kept {
  rev: string;
  findings: Finding[];
}

/** What was found in documents, until they change. */
export function createKeptFindings() {
  const kept = new Map<string, Kept>();

  return {
    /** Of these documents those that have to be checked: they are new or have changed. Forgets what is no longer among them. */
    outdated<Document extends CheckedDocument>(documents: readonly Document[]): Document[] {
      const ids = new Set(documents.map(({ _id }) => _id));
      for (const id of kept.keys()) if (!ids.has(id)) kept.delete(id);
      return documents.filter(({ _id, _rev }) => kept.get(_id)?.rev !== _rev);
    },
    keep({ _id, _rev }: CheckedDocument, findings: Finding[]): void {
      kept.set(_id, { rev: _rev, findings });
    },
    /** In the order of the documents. */
    of(documents: readonly CheckedDocument[]): Finding[] {
      return documents.flatMap(({ _id }) => kept.get(_id)?.findings ?? []);
    },
    clear: () => kept.clear(),
  };
}
