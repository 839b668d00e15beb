import { MAX_AGE_MS } from "./signature.ts";

/** Remembers deliveries for as long as their signature is good, so that playing one again does nothing. */
export function createDeliveries(now: () => number) {
  const handled = new Map<string, number>();

  return {
    wasHandled(key: string): boolean {
      for (const [old, at] of handled) {
        if (now() - at <= 2 * MAX_AGE_MS) break;
        handled.delete(old);
      }
      return handled.has(key);
    },
    remember(key: string): void {
      handled.set(key, now());
    },
  };
}
