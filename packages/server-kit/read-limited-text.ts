const FIRST_BYTES = 4096;

/**
 * A body as text; undefined when it is longer than `maxBytes`, and then the rest is not read. It is kept in one growing buffer,
 * because each entry of a list of chunks would take some hundred bytes, even for a chunk of one byte.
 */
export async function readLimitedText(
  { body }: { readonly body: AsyncIterable<Uint8Array> | null },
  maxBytes: number,
): Promise<string | undefined> {
  let kept = Buffer.alloc(Math.min(FIRST_BYTES, maxBytes));
  let size = 0;
  for await (const chunk of body ?? []) {
    const end = size + chunk.byteLength;
    if (end > maxBytes) return undefined;
    if (end > kept.length) {
      const larger = Buffer.alloc(Math.min(Math.max(end, 2 * kept.length), maxBytes));
      kept.copy(larger, 0, 0, size);
      kept = larger;
    }
    kept.set(chunk, size);
    size = end;
  }
  return kept.toString("utf8", 0, size);
}
