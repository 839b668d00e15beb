import type { DocumentReader, StoredDocument } from "../documents/document.ts";
import { publishedIdOf } from "../documents/ids.ts";
import type { Transaction } from "../documents/transaction.ts";

/** Which of a document, its draft and its versions there are. */
export class Siblings {
  readonly #documents: DocumentReader;
  readonly #versions = new Map<string, Set<string>>();

  constructor(documents: DocumentReader) {
    this.#documents = documents;
    for (const { _id } of documents.all()) this.#add(_id);
  }

  applied({ changes }: Transaction): void {
    for (const { id, after } of changes) if (after) this.#add(id);
  }

  /** All that now exist, the one with this id included. */
  of(id: string): StoredDocument[] {
    const base = publishedIdOf(id);
    const versions = this.#versions.get(base) ?? [];
    return [base, `drafts.${base}`, ...versions].flatMap((one) => this.#documents.get(one) ?? []);
  }

  /** Deleted versions stay listed: `of` finds them gone. */
  #add(id: string): void {
    if (!id.startsWith("versions.")) return;
    const base = publishedIdOf(id);
    const known = this.#versions.get(base);
    if (known) known.add(id);
    else this.#versions.set(base, new Set([id]));
  }
}
