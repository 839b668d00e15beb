import type { Dataset } from "../documents/dataset.ts";
import type { JsonObject, StoredDocument } from "../documents/document.ts";
import { publishedIdOf } from "../documents/ids.ts";
import type { Cause } from "../documents/transaction.ts";

/** A document within a transaction that is not committed yet. */
export interface Work {
  readonly id: string;
  readonly before: StoredDocument | null;
  after: StoredDocument | null;
  readonly mutations: JsonObject[];
  /** The place, in the request, of what touched it last: for error messages. */
  index: number;
}

/** The documents as one transaction sees them: the dataset with its own changes on top. Nothing is shared until the commit. */
export class Workspace {
  readonly transactionId: string;
  readonly timestamp: string;
  readonly dataset: Dataset;
  index = 0;
  /** What an action meant, by published id. */
  readonly causes: Record<string, Cause> = {};
  /** Documents whose history goes with them. */
  readonly purged = new Set<string>();
  readonly #works = new Map<string, Work>();

  constructor(dataset: Dataset, transactionId: string, timestamp: string) {
    this.dataset = dataset;
    this.transactionId = transactionId;
    this.timestamp = timestamp;
  }

  get(id: string): StoredDocument | null {
    const work = this.#works.get(id);
    return work === undefined ? (this.dataset.get(id) ?? null) : work.after;
  }

  /** Puts (or, with null, removes) a document and notes the mutation that did it. */
  write(id: string, after: StoredDocument | null, mutation: JsonObject): void {
    const work = this.#work(id);
    work.after = after;
    work.index = this.index;
    work.mutations.push(mutation);
  }

  /** What would be committed: documents that both begin and end as nothing are left out. */
  works(): Work[] {
    return [...this.#works.values()].filter(({ before, after }) => before !== null || after !== null);
  }

  /** The drafts and versions of a published id. */
  versionsOf(publishedId: string): StoredDocument[] {
    const touched = [...this.#works.keys()].filter(
      (id) => id !== publishedId && publishedIdOf(id) === publishedId,
    );
    return this.#present([...this.dataset.versionsOf(publishedId), ...touched]);
  }

  /** All documents whose id begins with `prefix`. */
  withPrefix(prefix: string): StoredDocument[] {
    const stored = [...this.dataset.all()].map(({ _id }) => _id);
    return this.#present([...stored, ...this.#works.keys()].filter((id) => id.startsWith(prefix)));
  }

  #present(ids: readonly string[]): StoredDocument[] {
    return [...new Set(ids)].flatMap((id) => this.get(id) ?? []);
  }

  #work(id: string): Work {
    const existing = this.#works.get(id);
    if (existing !== undefined) return existing;
    const before = this.dataset.get(id) ?? null;
    const work: Work = { id, before, after: before, mutations: [], index: this.index };
    this.#works.set(id, work);
    return work;
  }
}
