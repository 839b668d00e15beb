/** In milliseconds of processor time. */
interface Limits {
  /** More than all pictures of a large site need in all sizes (docs/content-lake.md). */
  readonly maxMs?: number;
  /** How much of it is given back in each millisecond. */
  readonly refill?: number;
  /** The maximum number of clients in memory. The one that has used nothing for longest is forgotten first. */
  readonly maxClients?: number;
  readonly now?: () => number;
}

/** Limits how much is rendered for each client: a lot at once, and a tenth of a processor forever. */
export function createRenderBudget({
  maxMs = 120_000,
  refill = 0.1,
  maxClients = 10_000,
  now = () => performance.now(),
}: Limits = {}) {
  const used = new Map<string, { readonly ms: number; readonly at: number }>();

  function usedBy(client: string): number {
    const { ms, at } = used.get(client) ?? { ms: 0, at: 0 };
    return Math.max(0, ms - (now() - at) * refill);
  }

  return {
    /** The number of seconds until the client may request more. 0 if it may do so now. */
    waitSeconds(client: string): number {
      return Math.max(0, Math.ceil((usedBy(client) - maxMs) / refill / 1000));
    },
    use(client: string, ms: number): void {
      const total = usedBy(client) + ms;
      used.delete(client);
      used.set(client, { ms: total, at: now() });
      const [oldest] = used.keys();
      if (used.size > maxClients && oldest !== undefined) used.delete(oldest);
    },
  };
}
