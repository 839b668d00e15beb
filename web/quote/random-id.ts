/** 32 hexadecimal digits. crypto.randomUUID does not exist on a page without https, as on a test machine's address. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
