import { createHash, randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

import * as v from "valibot";

import type { Account } from "./accounts.ts";
import { ROLES, type Role } from "./identity.ts";
import type { Preview } from "./preview-token.ts";

const SESSION_DAYS = 30;
/** More browsers than a person uses. Each sign-in in a further one ends the oldest session. */
const MAX_SESSIONS = 100;
/** Everybody with the link of a shared preview opens and ends it as the same opener. */
const MAX_ENDED_PREVIEWS = 1000;

const Token = v.object({
  kind: v.picklist(["session", "api"]),
  /** The account id of a session, or a generated id of an API token. */
  owner: v.string(),
  label: v.string(),
  role: v.picklist(ROLES),
  createdAt: v.string(),
  expiresAt: v.nullable(v.string()),
});

type Token = v.InferOutput<typeof Token>;

export interface Tokens {
  /** Creates a session of 30 days and returns its token; only a hash of it is stored. An account keeps its 100 newest sessions. */
  startSession(account: Pick<Account, "id" | "name" | "role">): string;
  /** Creates a token without an expiry date and returns it; only a hash of it is stored. */
  createApiToken(label: string, role: Role): string;
  /** Undefined if the token is unknown or has expired. */
  find(token: string): Token | undefined;
  revoke(token: string): void;
  /** Remembers that the preview of a token has ended, until it expires. Of one opener it remembers the newest 1,000. */
  endPreview(token: string, preview: Preview): void;
  isEndedPreview(token: string): boolean;
  /** The API tokens by label, without their secret values. */
  list(): Token[];
  /** Deletes all API tokens with this label and returns their number. */
  revokeByLabel(label: string): number;
}

export function createTokens(database: DatabaseSync, now = () => new Date()): Tokens {
  const columns = "kind, owner, label, role, createdAt, expiresAt";
  const insert = database.prepare("insert into tokens values (?, ?, ?, ?, ?, ?, ?)");
  const byHash = database.prepare(
    `select ${columns} from tokens where hash = ? and (expiresAt is null or expiresAt > ?)`,
  );
  const deleteByHash = database.prepare("delete from tokens where hash = ?");
  const deleteExpired = database.prepare("delete from tokens where expiresAt <= ?");
  const deleteOldSessions = database.prepare(
    `delete from tokens where kind = 'session' and owner = $owner and rowid not in (
       select rowid from tokens where kind = 'session' and owner = $owner order by rowid desc limit ${MAX_SESSIONS}
     )`,
  );
  const insertEnded = database.prepare("insert or ignore into endedPreviews values (?, ?, ?)");
  const endedByHash = database.prepare("select 1 from endedPreviews where hash = ?");
  const deleteOldEnded = database.prepare(
    `delete from endedPreviews where expiresAt <= $now or (opener = $opener and rowid not in (
       select rowid from endedPreviews where opener = $opener order by rowid desc limit ${MAX_ENDED_PREVIEWS}
     ))`,
  );
  const apiTokens = database.prepare(`select ${columns} from tokens where kind = 'api' order by label`);
  const deleteByLabel = database.prepare("delete from tokens where kind = 'api' and label = ?");

  function createToken(
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
      deleteExpired.run(now().toISOString());
      const expiresAt = new Date(now().getTime() + SESSION_DAYS * 24 * 60 * 60 * 1000);
      const token = createToken("session", id, name, role, expiresAt.toISOString());
      deleteOldSessions.run({ owner: id });
      return token;
    },
    createApiToken: (label, role) =>
      createToken("api", `t${randomBytes(8).toString("hex")}`, label, role, null),
    find(token) {
      const row = byHash.get(hashToken(token), now().toISOString());
      return row && v.parse(Token, row);
    },
    revoke: (token) => void deleteByHash.run(hashToken(token)),
    endPreview(token, { opener, expiresAt }) {
      insertEnded.run(hashToken(token), opener, new Date(expiresAt).toISOString());
      deleteOldEnded.run({ opener, now: now().toISOString() });
    },
    isEndedPreview: (token) => endedByHash.get(hashToken(token)) !== undefined,
    list: () => apiTokens.all().map((row) => v.parse(Token, row)),
    revokeByLabel: (label) => Number(deleteByLabel.run(label).changes),
  };
}

// A token has 256 random bits, so a fast hash is safe: it cannot be guessed.
function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
