import type { DatabaseSync } from "node:sqlite";

import * as v from "valibot";

const Row = v.object({
  key: v.string(),
  size: v.number(),
  name: v.string(),
  md5: v.string(),
  stored_at: v.string(),
  risk: v.nullable(v.string()),
});
const Keys = v.array(v.object({ key: v.string() }));
const Usage = v.object({ count: v.number(), bytes: v.number() });

export interface StoredObject {
  /** The object's name in the bucket: folder, random name, extension. */
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** The visitor's name of the file, only for display. */
  readonly name: string;
  readonly md5: string;
  /** ISO 8601, UTC. */
  readonly storedAt: string;
  /** The reason why the file is in quarantine. Undefined if it is not. */
  readonly risk: string | undefined;
}

export interface ObjectTable {
  get(key: string): StoredObject | undefined;
  add(object: StoredObject): void;
  remove(key: string): void;
  keys(): string[];
  /** The keys of the objects that were stored before a time, ISO 8601 in UTC. */
  keysBefore(time: string): string[];
  /** The number of objects and bytes that are stored below a prefix, which must end in a slash. */
  usage(prefix: string): { count: number; bytes: number };
}

export function createObjectTable(database: DatabaseSync): ObjectTable {
  const one = database.prepare("select * from objects where key = ?");
  const insert = database.prepare(
    "insert into objects (key, size, name, md5, stored_at, risk) values (?, ?, ?, ?, ?, ?)",
  );
  const remove = database.prepare("delete from objects where key = ?");
  const before = database.prepare("select key from objects where stored_at < ?");
  const all = database.prepare("select key from objects");
  const below = database.prepare(
    "select count(*) as count, coalesce(sum(size), 0) as bytes from objects where key >= ? and key < ?",
  );

  return {
    get(key) {
      const row = one.get(key);
      if (row === undefined) return undefined;
      const { stored_at: storedAt, risk, ...object } = v.parse(Row, row);
      return { ...object, storedAt, risk: risk ?? undefined };
    },
    add({ key, size, name, md5, storedAt, risk = null }) {
      insert.run(key, size, name, md5, storedAt, risk);
    },
    remove: (key) => void remove.run(key),
    keys: () => v.parse(Keys, all.all()).map(({ key }) => key),
    keysBefore: (time) => v.parse(Keys, before.all(time)).map(({ key }) => key),
    usage(prefix) {
      return v.parse(Usage, below.get(prefix, `${prefix}\u{10FFFF}`));
    },
  };
}
