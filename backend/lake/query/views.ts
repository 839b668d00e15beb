import type { Perspective } from "../contract.ts";
import type { DocumentReader } from "../documents/document.ts";
import type { Transaction } from "../documents/transaction.ts";
import { type Identity, mayRead } from "../identity.ts";
import { PerspectiveView } from "./perspective-view.ts";
import { Recent } from "./recent.ts";

/** Stacks of releases are made by request: only the ones used last are kept. */
const KEPT_VIEWS = 12;

/** One view for each perspective and kind of reader, made when first asked for. */
export class Views {
  readonly #reader: DocumentReader;
  readonly #views = new Recent<PerspectiveView>(KEPT_VIEWS);

  constructor(reader: DocumentReader) {
    this.#reader = reader;
  }

  of(perspective: Perspective, identity: Identity): PerspectiveView {
    const key = JSON.stringify([perspective, mayRead(identity, "drafts.any")]);
    return this.#views.getOrMake(
      key,
      () => new PerspectiveView(this.#reader, perspective, (id) => mayRead(identity, id)),
    );
  }

  applied({ changes }: Transaction): void {
    for (const view of this.#views.values()) for (const { id } of changes) view.touch(id);
  }
}
