import type { DatabaseSync } from "node:sqlite";

import type { StoredDocument } from "../documents/document.ts";
import { parseDocument } from "../documents/json.ts";
import { text } from "./row.ts";

export interface DocumentTable {
  all(): Iterable<StoredDocument>;
  put(id: string, body: string): void;
  remove(id: string): void;
}

export function documentTable(database: DatabaseSync): DocumentTable {
  const all = database.prepare("SELECT body FROM documents ORDER BY id");
  const put = database.prepare(
    "INSERT INTO documents (id, body) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body",
  );
  const remove = database.prepare("DELETE FROM documents WHERE id = ?");
  return {
    *all() {
      for (const row of all.iterate()) yield parseDocument(text(row, "body"));
    },
    put: (id, body) => void put.run(id, body),
    remove: (id) => void remove.run(id),
  };
}
