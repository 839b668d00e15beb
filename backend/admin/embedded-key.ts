import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

import * as v from "valibot";

import type { AccessKey } from "../storage/signature.ts";

/** The embedded storage's own access key: made once, so that signatures outlive a restart. */
export function embeddedAccessKey(database: DatabaseSync): AccessKey {
  database.exec("create table if not exists access_key (id text not null, secret text not null) strict");
  const row = database.prepare("select id, secret from access_key").get();
  if (row !== undefined) return v.parse(v.object({ id: v.string(), secret: v.string() }), row);
  const key = {
    id: `embedded-${randomBytes(6).toString("hex")}`,
    secret: randomBytes(32).toString("base64url"),
  };
  database.prepare("insert into access_key (id, secret) values (?, ?)").run(key.id, key.secret);
  return key;
}
