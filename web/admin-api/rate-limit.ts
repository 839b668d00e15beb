/** A request header, inside the server: the address of the visitor's socket, by which visitors are limited. */
export const SOCKET_ADDRESS_HEADER = "x-socket-address";

interface RateLimit {
  readonly maxRequests: number;
  readonly windowMs: number;
  /** The maximum number of clients in memory. The oldest one is removed first. */
  readonly maxClients?: number;
  readonly now?: () => number;
}

/** Counts requests per client in a fixed window. `count` returns the number of seconds to wait, or 0 if the request is allowed. */
export function createRateLimit({ maxRequests, windowMs, maxClients = 10_000, now = Date.now }: RateLimit) {
  const windows = new Map<string, { requests: number; readonly end: number }>();
  return {
    count(client: string): number {
      const time = now();
      const current = windows.get(client);
      if (current && current.end > time) {
        current.requests += 1;
        return current.requests > maxRequests ? Math.ceil((current.end - time) / 1000) : 0;
      }
      windows.delete(client);
      const [oldest] = windows.keys();
      if (windows.size >= maxClients && oldest !== undefined) windows.delete(oldest);
      windows.set(client, { requests: 1, end: time + windowMs });
      return 0;
    },
  };
}
