import { firstToLose } from "./first-to-lose.ts";

interface Slot {
  readonly owner: string;
  readonly size: number;
  readonly end: () => void;
}

/**
 * Limits how much clients have open, such as sockets, requests or bytes of bodies. A new one always gets a slot: above `limit`, the oldest slots
 * of the owner with the most are closed, where all owners with at most `fairShare` count as equal. So nobody shuts others out by keeping slots.
 * Returns a function that takes a slot. `end` closes what uses it. Call its result when that is closed, or no longer counts.
 */
export function createSlots(limit: number, fairShare = 1) {
  /** The oldest first. */
  const slots = new Set<Slot>();
  let taken = 0;

  function free(slot: Slot): void {
    if (slots.delete(slot)) taken -= slot.size;
  }

  return (owner: string, end: () => void, size = 1): (() => void) => {
    const slot = { owner, size, end };
    slots.add(slot);
    taken += size;
    while (taken > limit) {
      const oldest = firstToLose([...slots], fairShare);
      if (!oldest) break;
      free(oldest);
      oldest.end();
    }
    return () => free(slot);
  };
}
