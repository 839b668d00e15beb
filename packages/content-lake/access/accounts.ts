import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

import * as v from "valibot";

import { LOCAL_ADMINISTRATOR, ROLES } from "./identity.ts";

export const PASSWORD_MIN_LENGTH = 10;

const Account = v.object({
  id: v.string(),
  email: v.string(),
  name: v.string(),
  role: v.picklist(ROLES),
  /** A GROQ filter of the documents that the account may change. Null is all that its role may change. */
  scope: v.nullable(v.string()),
  createdAt: v.string(),
});
const Secret = v.object({ salt: v.instance(Uint8Array), hash: v.instance(Uint8Array) });
const NewAccount = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.email("is not an email address"),
    v.maxLength(320, "is too long"),
  ),
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, "is empty"),
    v.maxLength(100, "is longer than 100 characters"),
  ),
  role: v.picklist(ROLES, `must be one of ${ROLES.join(", ")}`),
  password: v.pipe(
    v.string(),
    v.minLength(PASSWORD_MIN_LENGTH, `needs at least ${PASSWORD_MIN_LENGTH} characters`),
    v.maxLength(1000, "is longer than 1000 characters"),
  ),
});

export type Account = v.InferOutput<typeof Account>;

export interface Accounts {
  count(): number;
  list(): Account[];
  get(id: string): Account | undefined;
  /**
   * Ends the sessions of the local administrator too. Throws an Error with a message for the terminal if a field is invalid or the address
   * has an account.
   */
  add(account: {
    email: string;
    name: string;
    role: string;
    password: string;
    scope?: string | undefined;
  }): Promise<Account>;
  /** Deletes an account and its sessions. Returns false if there is none. */
  remove(email: string): boolean;
  /** Returns the account if the password is right. */
  verify(email: string, password: string): Promise<Account | undefined>;
}

/** `cost` contains scrypt's parameters. They are not stored, so all calls for one database must use the same. */
export function createAccounts(database: DatabaseSync, cost = PASSWORD_COST): Accounts {
  const columns = "id, email, name, role, scope, createdAt";
  const count = database.prepare("select count(*) as count from accounts");
  const all = database.prepare(`select ${columns} from accounts order by email`);
  const byId = database.prepare(`select ${columns} from accounts where id = ?`);
  const byEmail = database.prepare(`select ${columns} from accounts where email = ?`);
  const secretOf = database.prepare("select salt, hash from accounts where email = ?");
  const insert = database.prepare(
    "insert into accounts (id, email, name, role, scope, salt, hash, createdAt) values (?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const deleteById = database.prepare("delete from accounts where id = ?");
  const deleteSessions = database.prepare("delete from tokens where owner = ?");

  return {
    count: () => Number(count.get()?.count),
    list: () => all.all().map((row) => v.parse(Account, row)),
    get: (id) => toAccount(byId.get(id)),
    async add({ scope = null, ...input }) {
      const { email, name, role, password } = parseNewAccount(input);
      if (byEmail.get(email)) throw new Error(`There is already an account for ${email}.`);
      const { salt, hash } = await hashPassword(password, cost);
      const account = {
        id: `u${randomBytes(8).toString("hex")}`,
        email,
        name,
        role,
        scope,
        createdAt: new Date().toISOString(),
      };
      insert.run(account.id, email, name, role, scope, salt, hash, account.createdAt);
      // They would be valid again if all accounts were removed.
      deleteSessions.run(LOCAL_ADMINISTRATOR.id);
      return account;
    },
    remove(email) {
      const account = toAccount(byEmail.get(email.trim().toLowerCase()));
      if (!account) return false;
      deleteSessions.run(account.id);
      deleteById.run(account.id);
      return true;
    },
    async verify(email, password) {
      const key = email.trim().toLowerCase();
      const row = secretOf.get(key);
      const isCorrect = await verifyPassword(password, row && v.parse(Secret, row), cost);
      return isCorrect ? toAccount(byEmail.get(key)) : undefined;
    },
  };
}

function toAccount(row: unknown): Account | undefined {
  return row === undefined ? undefined : v.parse(Account, row);
}

function parseNewAccount(input: unknown) {
  const parsed = v.safeParse(NewAccount, input);
  if (parsed.success) return parsed.output;
  throw new Error(parsed.issues.map((issue) => `The ${v.getDotPath(issue)} ${issue.message}.`).join("\n"));
}

// OWASP recommends several equivalent costs for scrypt; this one needs 32 MB of memory instead of 128.
const PASSWORD_COST: ScryptOptions = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const HASH_BYTES = 32;

/** The stored form of a password. */
interface PasswordHash {
  readonly salt: Uint8Array;
  readonly hash: Uint8Array;
}

/** Hashes a password with scrypt and a random salt, after NFKC normalization. */
async function hashPassword(password: string, cost: ScryptOptions): Promise<PasswordHash> {
  const salt = randomBytes(16);
  return { salt, hash: await deriveKey(password, salt, cost) };
}

/** Takes equally long without a stored hash, so that the time does not reveal whether an account exists. */
async function verifyPassword(
  password: string,
  stored: PasswordHash | undefined,
  cost: ScryptOptions,
): Promise<boolean> {
  const derived = await deriveKey(password, stored?.salt ?? new Uint8Array(16), cost);
  return stored !== undefined && timingSafeEqual(derived, stored.hash);
}

function deriveKey(password: string, salt: Uint8Array, cost: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // oxlint-disable-next-line no-restricted-properties -- the form has at most 16 kB, which take 45 ms
    scrypt(password.normalize("NFKC"), salt, HASH_BYTES, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
