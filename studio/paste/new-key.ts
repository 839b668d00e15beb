export function newKey(): string {
  return crypto.randomUUID().replaceAll("-", "").slice(0, 12);
}
