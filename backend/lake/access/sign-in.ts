import type { Account, Accounts } from "./accounts.ts";
import { createAttempts } from "./attempts.ts";

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
