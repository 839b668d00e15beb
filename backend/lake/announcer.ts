import type { Transaction } from "./documents/transaction.ts";

type Listener = (transaction: Transaction) => void;

export interface Announcer {
  add(listener: Listener): () => void;
  announce(transaction: Transaction): void;
}

/** Tells every listener of every transaction, in order, also when one of them throws or itself writes. */
export function createAnnouncer(report: (error: unknown) => void): Announcer {
  const listeners = new Set<Listener>();
  const waiting: Transaction[] = [];
  let isAnnouncing = false;

  const tellAll = (transaction: Transaction) => {
    // A copy: who joins now hears the next one first.
    for (const listener of Array.from(listeners)) {
      try {
        listener(transaction);
      } catch (error) {
        report(error);
      }
    }
  };

  return {
    add(listener) {
      const own: Listener = (transaction) => listener(transaction);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    announce(transaction) {
      waiting.push(transaction);
      if (isAnnouncing) return;
      isAnnouncing = true;
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) tellAll(next);
      isAnnouncing = false;
    },
  };
}
