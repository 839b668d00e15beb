/** 32 hexadecimal digits. `crypto.randomUUID` does not exist on pages without TLS. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** A `_key` for an array item. */
export function randomKey(): string {
  return randomId().slice(0, 12);
}
