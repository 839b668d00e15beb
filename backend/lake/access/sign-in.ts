import type { Account, Accounts } from "./accounts.ts";

export type SignIn =
  | { readonly kind: "signed in"; readonly account: Account }
  | { readonly kind: "wrong" }
  | { readonly kind: "too often"; readonly waitSeconds: number };

interface Claim {
  readonly email: string;
  readonly password: string;
  /** Where the request comes from: see client-address.ts. */
  readonly address: string;
}

/** Checks a password. Who fails five times in a quarter of an hour, or an address that fails a hundred times, has to wait. */
export function createSignIn(accounts: Accounts, now = Date.now): (claim: Claim) => Promise<SignIn> {
  const byPerson = createAttempts(5, now);
  const byAddress = createAttempts(100, now);

  return async ({ email, password, address }) => {
    const person = `${address} ${email.trim().toLowerCase()}`;
    const waitSeconds = Math.max(byPerson.waitFor(person), byAddress.waitFor(address));
    if (waitSeconds > 0) return { kind: "too often", waitSeconds };
    // Counted before the slow check, so that many at once count too.
    byPerson.failed(person);
    byAddress.failed(address);
    const account = await accounts.verify(email, password);
    if (!account) return { kind: "wrong" };
    byPerson.forgive(person);
    byAddress.takeBack(address);
    return { kind: "signed in", account };
  };
}

const WINDOW_MS = 15 * 60 * 1000;
const REMEMBERED = 10_000;

/** Counts failures by key and says how long to wait after too many. In memory: a restart forgives. */
export interface Attempts {
  /** Seconds until the next try is allowed; 0 = now. */
  waitFor(key: string): number;
  failed(key: string): void;
  /** What was counted in advance was no failure. */
  takeBack(key: string): void;
  forgive(key: string): void;
}

/** After `limit` failures the next try waits until 15 minutes have passed since the first of them. */
export function createAttempts(limit: number, now = Date.now): Attempts {
  const failures = new Map<string, { count: number; until: number }>();
  const current = (key: string) => {
    const entry = failures.get(key);
    return entry && entry.until > now() ? entry : undefined;
  };

  return {
    waitFor(key) {
      const entry = current(key);
      return entry && entry.count >= limit ? Math.ceil((entry.until - now()) / 1000) : 0;
    },
    failed(key) {
      const { count, until } = current(key) ?? { count: 0, until: now() + WINDOW_MS };
      failures.delete(key);
      failures.set(key, { count: count + 1, until });
      const [oldest] = failures.keys();
      if (failures.size > REMEMBERED && oldest !== undefined) failures.delete(oldest);
    },
    takeBack(key) {
      const entry = current(key);
      if (entry && entry.count > 1) entry.count -= 1;
      else failures.delete(key);
    },
    forgive: (key) => void failures.delete(key),
  };
}
