import { createFairQueue } from "server-kit/fair-queue.ts";

import type { Account, Accounts } from "./accounts.ts";

type SignInResult =
  | { readonly kind: "signed in"; readonly account: Account }
  | { readonly kind: "wrong credentials" }
  | { readonly kind: "rate limited"; readonly waitSeconds: number }
  | { readonly kind: "busy" };

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The client's network address: see client-address.ts. */
  readonly address: string;
}

/** Each verification occupies a thread for half a second. Node has four threads, which also read and write files. */
const VERIFICATIONS = { maxRunning: 2, maxWaiting: 120 };

/**
 * Verifies a password. The rate limits in 15 minutes are 5 failures per address and account, and 100 failures per address. At most
 * two verifications run at a time, with a limited queue, so that a flood does not delay other requests. Addresses with the fewest failures
 * come first, so that a flood does not delay others who sign in.
 */
export function createSignIn(
  accounts: Accounts,
  now = Date.now,
): (credentials: Credentials) => Promise<SignInResult> {
  const byAccount = createFailureLimit(5, now);
  const byAddress = createFailureLimit(100, now);
  const takeTurn = createFairQueue({
    ...VERIFICATIONS,
    rankOf: (address) => byAddress.recordFailure(address),
  });

  return async ({ email, password, address }) => {
    const accountKey = `${address} ${email.trim().toLowerCase()}`;
    const waitSeconds = Math.max(byAccount.secondsToWait(accountKey), byAddress.secondsToWait(address));
    if (waitSeconds > 0) return { kind: "rate limited", waitSeconds };
    // Counted before the slow verification, so that parallel attempts are limited too.
    byAccount.recordFailure(accountKey);
    const endTurn = await takeTurn(address);
    const account = endTurn && (await accounts.verify(email, password).finally(endTurn));
    if (endTurn && !account) return { kind: "wrong credentials" };
    byAddress.removeFailure(address);
    if (!account) {
      byAccount.removeFailure(accountKey);
      return { kind: "busy" };
    }
    byAccount.reset(accountKey);
    return { kind: "signed in", account };
  };
}

const WINDOW_MS = 15 * 60 * 1000;
const MAX_KEYS = 10_000;

/** Counts failures by key, in memory. A restart resets all counts. */
interface FailureLimit {
  /** The seconds until the next attempt is allowed; 0 if it is allowed now. */
  secondsToWait(key: string): number;
  /** Returns the number of failures. */
  recordFailure(key: string): number;
  /** Undoes one `recordFailure`. */
  removeFailure(key: string): void;
  reset(key: string): void;
}

/** After `limit` failures, no attempt is allowed until 15 minutes after the first failure. */
export function createFailureLimit(limit: number, now = Date.now): FailureLimit {
  const failures = new Map<string, { count: number; until: number }>();
  const current = (key: string) => {
    const entry = failures.get(key);
    return entry && entry.until > now() ? entry : undefined;
  };

  return {
    secondsToWait(key) {
      const entry = current(key);
      return entry && entry.count >= limit ? Math.ceil((entry.until - now()) / 1000) : 0;
    },
    recordFailure(key) {
      const { count, until } = current(key) ?? { count: 0, until: now() + WINDOW_MS };
      failures.delete(key);
      failures.set(key, { count: count + 1, until });
      const [oldest] = failures.keys();
      if (failures.size > MAX_KEYS && oldest !== undefined) failures.delete(oldest);
      return count + 1;
    },
    removeFailure(key) {
      const entry = current(key);
      if (entry && entry.count > 1) entry.count -= 1;
      else failures.delete(key);
    },
    reset: (key) => void failures.delete(key),
  };
}
