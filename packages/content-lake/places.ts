interface Place {
  readonly address: string;
  readonly end: () => void;
}

/** Places for clients that the lake does not know. */
export interface Places {
  /** Takes a place for an address. `end` ends what takes it. Call the result when it has ended, or when its client is known. */
  take(address: string, end: () => void): () => void;
}

/**
 * Limits how much strangers have open at a time. A newcomer always gets a place: above `limit`, the address with the most places loses its
 * oldest one. So nobody can shut out others by keeping places, and editors, who are strangers until they say who they are, get theirs.
 */
export function createPlaces(limit: number): Places {
  /** The oldest first. */
  const places = new Set<Place>();

  function endOldest(): void {
    const counts = new Map<string, number>();
    for (const { address } of places) counts.set(address, (counts.get(address) ?? 0) + 1);
    const most = Math.max(...counts.values());
    const oldest = [...places].find(({ address }) => counts.get(address) === most);
    if (!oldest) return;
    places.delete(oldest);
    oldest.end();
  }

  return {
    take(address, end) {
      const place = { address, end };
      places.add(place);
      if (places.size > limit) endOldest();
      return () => void places.delete(place);
    },
  };
}
