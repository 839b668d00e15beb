/** Random numbers that are the same in each run (mulberry32, by T. Ettinger). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Values that may break readers: extreme sizes, signs, and values that are not numbers. */
const NUMBERS = ["4294967295", "-1", "1e309", "NaN", "0", "99999999999999999999", "#1", "$"];

/** A damaged copy of a file: truncated, with a part repeated or left out, with another number in a text, or with other bytes. */
export function damage(bytes: Uint8Array, random: () => number): Uint8Array<ArrayBuffer> {
  const at = () => Math.floor(random() * bytes.length);
  const kind = Math.floor(random() * 6);
  if (kind === 0) return bytes.slice(0, at());
  if (kind === 1) return joinBytes(bytes.subarray(0, at()), bytes.subarray(at()));
  if (kind === 2) return replaceNumber(bytes, at(), NUMBERS[Math.floor(random() * NUMBERS.length)] ?? "");
  const copy = Uint8Array.from(bytes);
  const changes = kind === 3 ? 1 : kind === 4 ? 8 : 200;
  for (let change = 0; change < changes; change += 1) copy[at()] = Math.floor(random() * 256);
  return copy;
}

function replaceNumber(bytes: Uint8Array, from: number, number: string): Uint8Array<ArrayBuffer> {
  const isDigit = (index: number) => (bytes[index] ?? 0) >= 0x30 && (bytes[index] ?? 0) <= 0x39;
  let start = from;
  while (start < bytes.length && !isDigit(start)) start += 1;
  let end = start;
  while (end < bytes.length && isDigit(end)) end += 1;
  return joinBytes(bytes.subarray(0, start), new TextEncoder().encode(number), bytes.subarray(end));
}

function joinBytes(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let filled = 0;
  for (const part of parts) {
    joined.set(part, filled);
    filled += part.length;
  }
  return joined;
}
