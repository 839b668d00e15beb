export interface Order {
  /** Revision of the document that the server rendered. */
  readonly rev: string;
  readonly keys: readonly string[];
}

interface Change {
  readonly pageId: string;
  /** Published id of the changed document. */
  readonly id: string;
  readonly document: unknown;
}

/**
 * Decides between the server's order and the one in a local, not yet confirmed document.
 *
 * The preview library replays the last local document over newer renders for up to 15 seconds; another editor's change
 * would stay hidden that long. So a local document counts only over the revision it was first seen on.
 */
export function createOrderKeeper() {
  const seenOn = new WeakMap<object, string>();

  return function keepOrder(server: Order, { pageId, id, document }: Change): Order {
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

/** No revision has this name, so a document once overtaken never counts again. */
const OUTDATED = "";

function keysOf(blocks: unknown): string[] | undefined {
  if (!Array.isArray(blocks)) return undefined;
  return blocks.flatMap((block: unknown) =>
    typeof block === "object" && block !== null && "_key" in block && typeof block._key === "string"
      ? [block._key]
      : [],
  );
}
