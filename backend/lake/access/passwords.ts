import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from "node:crypto";

// One of OWASP's equal settings for scrypt, the one that needs 32 MB and not 128.
export const PASSWORD_COST: ScryptOptions = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const HASH_BYTES = 32;

/** What is stored of a password. */
export interface PasswordHash {
  readonly salt: Uint8Array;
  readonly hash: Uint8Array;
}

/** With a salt of its own; scrypt, of the text as NFKC. */
export async function hashPassword(password: string, cost: ScryptOptions): Promise<PasswordHash> {
  const salt = randomBytes(16);
  return { salt, hash: await derive(password, salt, cost) };
}

/** Takes as long without a stored hash, so that nobody learns by the time whether an account exists. */
export async function isPassword(
  password: string,
  stored: PasswordHash | undefined,
  cost: ScryptOptions,
): Promise<boolean> {
  const derived = await derive(password, stored?.salt ?? new Uint8Array(16), cost);
  return stored !== undefined && timingSafeEqual(derived, stored.hash);
}

function derive(password: string, salt: Uint8Array, cost: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, HASH_BYTES, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
