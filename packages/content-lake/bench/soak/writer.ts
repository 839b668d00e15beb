import type { SanityClient } from "@sanity/client";

import { commitWithRetry, readWithRetry } from "./retry.ts";

/** The commits that were acknowledged to one writer. */
export interface WriterState {
  readonly writer: number;
  /** The number of main transactions. Each also added one to `total`. */
  steps: number;
  /**
   * The number of additions to the document that all writers change. Each addition was conditional on the revision that the writer
   * had read.
   */
  shared: number;
  /** How often the writer published its page. */
  published: number;
  readonly entries: Map<string, number>;
  readonly faults: string[];
}

/** The documents that must exist before the writers start. */
export function initialDocuments(
  writers: number,
): { _id: string; _type: string; value?: number; n?: number }[] {
  return [
    { _id: "total", _type: "counter", value: 0 },
    { _id: "shared", _type: "counter", value: 0 },
    ...Array.from({ length: writers }, (_, writer) => [
      { _id: `left-${writer}`, _type: "half", n: 0 },
      { _id: `right-${writer}`, _type: "half", n: 0 },
    ]).flat(),
  ];
}

/** Writes until `stopped`. Resolves with the acknowledged commits. */
export async function writeUntilStopped(
  client: SanityClient,
  writer: number,
  stopped: AbortSignal,
): Promise<WriterState> {
  const state: WriterState = { writer, steps: 0, shared: 0, published: 0, entries: new Map(), faults: [] };
  while (!stopped.aborted) {
    await writeStep(client, state);
    if (state.steps % 5 === 4) await publish(client, state);
    if (state.steps % 7 === 6) await addToShared(client, state);
  }
  return state;
}

/** Writes one transaction over up to five documents, which must be committed completely or not at all. */
async function writeStep(client: SanityClient, state: WriterState): Promise<void> {
  const { writer, entries } = state;
  const n = state.steps + 1;
  const id = `entry-${writer}-${n}`;
  const deleted = n % 3 === 0 ? `entry-${writer}-${n - 1}` : undefined;
  await commit(state, `step-${writer}-${n}`, (transactionId) =>
    client.mutate(
      [
        { create: { _id: id, _type: "entry", n, text: "x".repeat((n * 37) % 3000) } },
        { patch: { id: "total", inc: { value: 1 } } },
        { patch: { id: `left-${writer}`, set: { n } } },
        { patch: { id: `right-${writer}`, inc: { n: 1 } } },
        ...(deleted === undefined ? [] : [{ delete: { id: deleted } }]),
      ],
      { transactionId, returnDocuments: false },
    ),
  );
  state.steps = n;
  entries.set(id, n);
  if (deleted !== undefined) entries.delete(deleted);
}

/** Edits the draft and publishes it, each with its own action, as the Studio does. */
async function publish(client: SanityClient, state: WriterState): Promise<void> {
  const n = state.published + 1;
  const publishedId = `page-${state.writer}`;
  const draftId = `drafts.${publishedId}`;
  const create = {
    actionType: "sanity.action.document.version.create",
    publishedId,
    document: { _id: draftId, _type: "page", n },
  } as const;
  const edit = {
    actionType: "sanity.action.document.edit",
    draftId,
    publishedId,
    patch: { set: { n } },
  } as const;
  await commit(state, `edit-${state.writer}-${n}`, (transactionId) =>
    client.action(n === 1 ? create : edit, { transactionId }),
  );
  await commit(state, `publish-${state.writer}-${n}`, (transactionId) =>
    client.action({ actionType: "sanity.action.document.publish", draftId, publishedId }, { transactionId }),
  );
  state.published = n;
}

/**
 * Adds one to a document that all writers change. The lake rejects it if another writer has changed the document in the meantime.
 */
async function addToShared(client: SanityClient, state: WriterState): Promise<void> {
  const shared = await readWithRetry(() => client.getDocument<{ value: number }>("shared"));
  if (shared === undefined) {
    state.faults.push("The shared document is missing");
    return;
  }
  const patch = { id: "shared", ifRevisionID: shared._rev, set: { value: shared.value + 1 } };
  const { kind } = await commitWithRetry(() =>
    client.mutate([{ patch }], {
      transactionId: `shared-${state.writer}-${state.steps}`,
      returnDocuments: false,
    }),
  );
  if (kind !== "conflict") state.shared += 1;
}

async function commit(
  state: WriterState,
  transactionId: string,
  send: (id: string) => Promise<unknown>,
): Promise<void> {
  const { kind, attempts } = await commitWithRetry(() => send(transactionId));
  if (kind === "conflict") state.faults.push(`${transactionId} was rejected for a conflict that cannot be`);
  if (kind === "duplicate" && attempts === 1)
    state.faults.push(`${transactionId} existed before it was sent`);
}
