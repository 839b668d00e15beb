export interface BlockOrder {
  /** Revision of the document that the server rendered. */
  readonly rev: string;
  /** Keys of the blocks. */
  readonly keys: readonly string[];
}

interface LocalChange {
  readonly pageId: string;
  /** Published id of the changed document. */
  readonly id: string;
  readonly document: unknown;
}

/**
 * Returns a function that decides between the server's order and that of a local document, which is not confirmed yet.
 *
 * The preview library replays the last local document over newer renders for up to 15 seconds, which would hide another
 * editor's change that long. So a local document counts only for the revision on which it was first seen.
 */
export function createOrderResolver() {
  const seenOn = new WeakMap<object, string>();

  return function resolveOrder(server: BlockOrder, { pageId, id, document }: LocalChange): BlockOrder {
    if (id !== pageId || typeof document !== "object" || document === null) return server;

    const seen = seenOn.get(document);
    if (seen !== undefined && seen !== server.rev) {
      seenOn.set(document, OUTDATED);
      return server;
    }
    seenOn.set(document, server.rev);

    const order = keysOf("blocks" in document ? document.blocks : undefined);
    return order ? { rev: server.rev, keys: order.filter((key) => server.keys.includes(key)) } : server;
  };
}

/** Not a revision, so an outdated document never counts again. */
const OUTDATED = "";

function keysOf(blocks: unknown): string[] | undefined {
  if (!Array.isArray(blocks)) return undefined;
  return blocks.flatMap((block: unknown) =>
    typeof block === "object" && block !== null && "_key" in block && typeof block._key === "string"
      ? [block._key]
      : [],
  );
}
