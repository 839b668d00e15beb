/** What was asked of the site and what it answered, as far as the verdict needs it. */
export interface Book {
  /** Senders of quote requests that were told 200, with the file each sent. */
  readonly leads: Map<string, { readonly fileUpload: string }>;
  /** Per page: the last edit that the lake acknowledged, and the last that was sent. */
  readonly edits: Map<string, { acknowledged: number; sent: number }>;
  /** Times during which a process was down: performance.now() in ms. */
  readonly outages: { readonly name: string; readonly from: number; until: number }[];
  readonly readings: Reading[];
  /** How often each kind of work was answered as it is to be, and how often not. */
  readonly counts: Map<string, { good: number; bad: number }>;
}

export interface Reading {
  readonly path: string;
  readonly status: number;
  readonly from: number;
  readonly until: number;
}

export function openBook(): Book {
  return { leads: new Map(), edits: new Map(), outages: [], readings: [], counts: new Map() };
}

/** Counts one answer to a kind of work. */
export function count({ counts }: Book, work: string, isGood: boolean): void {
  const { good, bad } = counts.get(work) ?? { good: 0, bad: 0 };
  counts.set(work, isGood ? { good: good + 1, bad } : { good, bad: bad + 1 });
}
