import { storedField } from "stored-values/stored-value.ts";

export interface BlockOrder {
  /** The revision of the document that the server rendered. */
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
 * Returns a function that chooses between the server's order of blocks and the order in a local document, which is not confirmed
 * yet.
 *
 * The preview library applies the last local document to newer renders for up to 15 seconds, which would hide another editor's
 * change for that long. So a local document is used only for the revision with which it was first seen.
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

    const blocks = storedField(document, "blocks");
    if (!Array.isArray(blocks)) return server;
    const keys = blocks.map((block) => storedField(block, "_key")).filter((key) => typeof key === "string");
    return { rev: server.rev, keys: keys.filter((key) => server.keys.includes(key)) };
  };
}

/** Not a revision, so an outdated document is never used again. */
const OUTDATED = "";
