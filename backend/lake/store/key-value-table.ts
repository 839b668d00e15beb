import type { DatabaseSync } from "node:sqlite";

import type { KeyValues } from "../contract.ts";
import { text } from "./row.ts";

export function keyValueTable(database: DatabaseSync): KeyValues {
  const get = database.prepare("SELECT value FROM key_values WHERE owner = ? AND key = ?");
  const set = database.prepare(
    "INSERT INTO key_values (owner, key, value) VALUES (?, ?, ?) ON CONFLICT (owner, key) DO UPDATE SET value = excluded.value",
  );
  return {
    get(owner, key) {
      const row = get.get(owner, key);
      return row === undefined ? undefined : JSON.parse(text(row, "value"));
    },
    set: (owner, key, value) => void set.run(owner, key, JSON.stringify(value)),
  };
}
