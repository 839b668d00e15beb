import type { Account, Accounts } from "./accounts.ts";
import { createAttempts } from "./attempts.ts";

export type SignIn =
  | { readonly kind: "signed in"; readonly account: Account }
  | { readonly kind: "wrong" }
  | { readonly kind: "too often"; readonly waitSeconds: number };

interface Claim {
  readonly email: string;
  readonly password: string;
  /** Where the request comes from; behind a proxy that is the proxy. */
  readonly address: string;
}

/** Checks a password, five times a quarter of an hour for a person and a hundred for an address. */
export function createSignIn(accounts: Accounts): (claim: Claim) => Promise<SignIn> {
  const byPerson = createAttempts(5);
  const byAddress = createAttempts(100);

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
    return { kind: "signed in", account };
  };
}
