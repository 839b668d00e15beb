import { createHash, randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

import * as v from "valibot";

import { ROLES, type Account, type Role } from "./accounts.ts";

export const SESSION_DAYS = 30;

const Token = v.object({
  kind: v.picklist(["session", "api"]),
  /** The account of a session; an id of its own for an API token. */
  owner: v.string(),
  label: v.string(),
  role: v.picklist(ROLES),
  createdAt: v.string(),
  expiresAt: v.nullable(v.string()),
});

export type Token = v.InferOutput<typeof Token>;

export interface Tokens {
  /** Returns the token itself, which is shown once: only its hash is kept. */
  startSession(account: Pick<Account, "id" | "name" | "role">): string;
  issue(label: string, role: Role): string;
  find(token: string): Token | undefined;
  revoke(token: string): void;
  /** The API tokens, without the tokens themselves. */
  list(): Token[];
  /** How many API tokens carried the label. */
  revokeLabel(label: string): number;
}

export function createTokens(database: DatabaseSync, now = () => new Date()): Tokens {
  const columns = "kind, owner, label, role, createdAt, expiresAt";
  const insert = database.prepare("insert into tokens values (?, ?, ?, ?, ?, ?, ?)");
  const byHash = database.prepare(
    `select ${columns} from tokens where hash = ? and (expiresAt is null or expiresAt > ?)`,
  );
  const forget = database.prepare("delete from tokens where hash = ?");
  const forgetExpired = database.prepare("delete from tokens where expiresAt <= ?");
  const apiTokens = database.prepare(`select ${columns} from tokens where kind = 'api' order by label`);
  const forgetLabel = database.prepare("delete from tokens where kind = 'api' and label = ?");

  function keep(
    kind: Token["kind"],
    owner: string,
    label: string,
    role: Role,
    expiresAt: string | null,
  ): string {
    const token = `lake-${randomBytes(32).toString("base64url")}`;
    insert.run(hashToken(token), kind, owner, label, role, now().toISOString(), expiresAt);
    return token;
  }

  return {
    startSession({ id, name, role }) {
      forgetExpired.run(now().toISOString());
      const expiresAt = new Date(now().getTime() + SESSION_DAYS * 24 * 60 * 60 * 1000);
      return keep("session", id, name, role, expiresAt.toISOString());
    },
    issue: (label, role) => keep("api", `t${randomBytes(8).toString("hex")}`, label, role, null),
    find(token) {
      const row = byHash.get(hashToken(token), now().toISOString());
      return row && v.parse(Token, row);
    },
    revoke: (token) => void forget.run(hashToken(token)),
    list: () => apiTokens.all().map((row) => v.parse(Token, row)),
    revokeLabel: (label) => Number(forgetLabel.run(label).changes),
  };
}

// A token has 256 random bits: a fast hash is enough, there is nothing to guess.
function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
