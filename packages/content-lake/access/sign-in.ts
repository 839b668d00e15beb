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
  const takeTurn = createTurns();

  return async ({ email, password, address }) => {
    const accountKey = `${address} ${email.trim().toLowerCase()}`;
    const waitSeconds = Math.max(byAccount.secondsToWait(accountKey), byAddress.secondsToWait(address));
    if (waitSeconds > 0) return { kind: "rate limited", waitSeconds };
    // Counted before the slow verification, so that parallel attempts are limited too.
    byAccount.recordFailure(accountKey);
    const endTurn = await takeTurn(byAddress.recordFailure(address));
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

/** Each verification occupies a thread for half a second. Node has four threads, which also read and write files. */
const MAX_RUNNING = 2;
const MAX_WAITING = 120;

/**
 * Returns a function that waits for a turn. Attempts with the lowest rank come first. If too many wait, the last one gets undefined.
 */
function createTurns() {
  let running = 0;
  /** The next one first. */
  const waiting: { readonly rank: number; readonly start: (end: (() => void) | undefined) => void }[] = [];

  function startNext(): void {
    if (running >= MAX_RUNNING) return;
    const next = waiting.shift();
    if (next === undefined) return;
    running += 1;
    next.start(() => {
      running -= 1;
      startNext();
    });
  }

  return (rank: number) =>
    new Promise<(() => void) | undefined>((start) => {
      const place = waiting.findLastIndex((other) => other.rank <= rank) + 1;
      waiting.splice(place, 0, { rank, start });
      startNext();
      if (waiting.length > MAX_WAITING) waiting.pop()?.start(undefined);
    });
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
