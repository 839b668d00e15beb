interface Held {
  readonly owner: string;
  /** In any unit. Default: 1. */
  readonly size?: number;
}

/**
 * Returns what to take away if clients hold too much in all: the first of the owner who holds the most. Nobody with at most `fairShare` holds
 * more than another: a browser needs several at a time, and would otherwise lose them while a thousand strangers hold one each.
 */
export function firstToLose<Any extends Held>(held: readonly Any[], fairShare: number): Any | undefined {
  const sums = new Map<string, number>();
  for (const { owner, size = 1 } of held) sums.set(owner, (sums.get(owner) ?? 0) + size);
  const most = Math.max(fairShare, ...sums.values());
  return held.find(({ owner }) => Math.max(fairShare, sums.get(owner) ?? 0) === most);
}
