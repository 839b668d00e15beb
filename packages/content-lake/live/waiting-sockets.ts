interface Waiting {
  readonly address: string;
  readonly end: () => void;
}

/** Sockets whose clients have not said yet who they are. */
export interface WaitingSockets {
  /** Adds a socket of an address. `end` closes it. Call the result when its client is known, or when it is closed. */
  add(address: string, end: () => void): () => void;
}

/**
 * Limits how many sockets wait for their first message. A browser cannot send a token with an upgrade, so editors wait here too, for one
 * round trip, and nobody can tell them from strangers. So a newcomer always gets a place: above `limit`, the address with the most places
 * loses its oldest one.
 */
export function createWaitingSockets(limit = 250): WaitingSockets {
  /** The oldest first. */
  const waiting = new Set<Waiting>();

  function endOldest(): void {
    const counts = new Map<string, number>();
    for (const { address } of waiting) counts.set(address, (counts.get(address) ?? 0) + 1);
    const most = Math.max(...counts.values());
    const oldest = [...waiting].find(({ address }) => counts.get(address) === most);
    if (!oldest) return;
    waiting.delete(oldest);
    oldest.end();
  }

  return {
    add(address, end) {
      const socket = { address, end };
      waiting.add(socket);
      if (waiting.size > limit) endOldest();
      return () => void waiting.delete(socket);
    },
  };
}
