import { firstToLose } from "server-kit/first-to-lose.ts";

interface Slot {
  readonly owner: string;
  readonly size: 1;
  readonly end: () => void;
}

/** What clients that have not signed in have open, such as sockets or requests. */
export interface AnonymousSlots {
  /** Takes a slot for an address. `end` closes what uses it. Call the result when that is closed, or when its client has signed in. */
  take(address: string, end: () => void): () => void;
}

/**
 * Limits how much clients that have not signed in have open. A new one always gets a slot: above `limit`, the oldest slot of the address with
 * the most is closed, where all addresses with at most `fairShare` count as equal. So nobody shuts others out by keeping slots. That includes
 * editors, who have not signed in when they connect.
 */
export function createAnonymousSlots(limit: number, fairShare = 1): AnonymousSlots {
  /** The oldest first. */
  const slots = new Set<Slot>();

  function closeOldest(): void {
    const oldest = firstToLose([...slots], fairShare);
    if (!oldest) return;
    slots.delete(oldest);
    oldest.end();
  }

  return {
    take(address, end) {
      const slot: Slot = { owner: address, size: 1, end };
      slots.add(slot);
      if (slots.size > limit) closeOldest();
      return () => void slots.delete(slot);
    },
  };
}
