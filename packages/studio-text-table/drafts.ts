import type { SanityClient } from "@sanity/client";
import { getPublishedId } from "sanity";
import type { StoredDocument } from "stored-values/stored-document.ts";

import type { TextChange, TextColumn, TextRow } from "./text-rows.ts";

// The drafts that changes in a table make.

/** A row of texts of a document. `paths` says where the text of each column is stored; a column without a path has no cell to write to. */
export interface DocumentRow extends TextRow {
  readonly document: StoredDocument;
  readonly paths: Readonly<Record<string, string>>;
  /** The picture of the row: of a page, the one that is shared. */
  readonly assetId?: string | undefined;
}

interface ChangedTable {
  readonly rows: readonly DocumentRow[];
  readonly columns: readonly TextColumn[];
  /** The types of the objects that hold texts, by the name of their field. A document may not have them yet. */
  readonly objects: Readonly<Record<string, string>>;
}

/** Stores changes in the drafts of their documents, in one transaction. A document without a draft gets one. */
export async function saveInDrafts(
  client: Pick<SanityClient, "action">,
  { rows, columns, objects }: ChangedTable,
  changes: readonly TextChange[],
): Promise<void> {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const actions = changes.flatMap(({ row: key, column, after }) => {
    const row = byKey.get(key);
    const path = row?.paths[column];
    if (row === undefined || path === undefined) return [];
    const publishedId = getPublishedId(row.document._id);
    const edit = (patch: object) => ({
      actionType: "sanity.action.document.edit" as const,
      draftId: `drafts.${publishedId}`,
      publishedId,
      patch,
    });
    if (after === "") return [edit({ unset: [path] })];
    const isChoice = columns.some(({ name, kind }) => name === column && kind === "yes-no");
    const set = edit({ set: { [path]: isChoice ? true : after } });
    const [field = ""] = path.split(".");
    const type = objects[field];
    // One after the other, because a patch sets before it sets what is missing.
    return type === undefined ? [set] : [edit({ setIfMissing: { [field]: { _type: type } } }), set];
  });
  if (actions.length > 0) await client.action(actions, { tag: "text-table" });
}

/** The drafts that give a published page another path. Only the form of a page asks about redirects. */
export function movedPages(
  published: readonly StoredDocument[],
  drafts: readonly StoredDocument[],
): StoredDocument[] {
  const paths = new Map(published.map(({ _id, path }) => [_id, path]));
  return drafts.filter(({ _id, path }) => (paths.get(getPublishedId(_id)) ?? path) !== path);
}
