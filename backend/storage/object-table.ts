import type { DatabaseSync } from "node:sqlite";

import * as v from "valibot";

const Row = v.object({
  key: v.string(),
  size: v.number(),
  name: v.string(),
  md5: v.string(),
  stored_at: v.string(),
});

export interface StoredObject {
  /** The object's name in the bucket: dir + random name + extension. */
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** What the visitor called the file; for display only. */
  readonly name: string;
  readonly md5: string;
  /** ISO 8601, UTC. */
  readonly storedAt: string;
}

export interface ObjectTable {
  get(key: string): StoredObject | undefined;
  add(object: StoredObject): void;
  /** How much is stored below a prefix that ends in a slash. */
  usage(prefix: string): { count: number; bytes: number };
}

export function createObjectTable(database: DatabaseSync): ObjectTable {
  database.exec(`create table if not exists objects (
    key text primary key, size integer not null, name text not null, md5 text not null, stored_at text not null
  ) strict, without rowid`);
  const one = database.prepare("select * from objects where key = ?");
  const insert = database.prepare(
    "insert into objects (key, size, name, md5, stored_at) values (?, ?, ?, ?, ?)",
  );
  const below = database.prepare(
    "select count(*) as count, coalesce(sum(size), 0) as bytes from objects where key >= ? and key < ?",
  );
  const Usage = v.object({ count: v.number(), bytes: v.number() });

  return {
    get(key) {
      const row = one.get(key);
      if (row === undefined) return undefined;
      const { stored_at: storedAt, ...object } = v.parse(Row, row);
      return { ...object, storedAt };
    },
    add({ key, size, name, md5, storedAt }) {
      insert.run(key, size, name, md5, storedAt);
    },
    usage(prefix) {
      return v.parse(Usage, below.get(prefix, `${prefix}\u{10FFFF}`));
    },
  };
}
