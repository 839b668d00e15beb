import type { SanityClient } from "@sanity/client";

import { untilAnswered, untilRead } from "./attempt.ts";

/** What one writer knows to be committed. */
export interface Model {
  readonly writer: number;
  /** Its transactions, of which each also added one to `total`. */
  steps: number;
  /** Its additions to a document that all writers change, each against the revision that it had read. */
  shared: number;
  /** How often it published its page. */
  published: number;
  readonly entries: Map<string, number>;
  readonly faults: string[];
}

/** The documents that exist before the first writer begins. */
export function firstDocuments(
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

/** Writes until told to stop, and notes what was acknowledged. */
export async function keepWriting(
  client: SanityClient,
  writer: number,
  isOver: () => boolean,
): Promise<Model> {
  const model: Model = { writer, steps: 0, shared: 0, published: 0, entries: new Map(), faults: [] };
  /* oxlint-disable no-await-in-loop -- a writer waits for its acknowledgement */
  while (!isOver()) {
    await step(client, model);
    if (model.steps % 5 === 4) await publish(client, model);
    if (model.steps % 7 === 6) await addToShared(client, model);
  }
  /* oxlint-enable no-await-in-loop */
  return model;
}

/** One transaction over six documents: all of it is there afterwards, or none. */
async function step(client: SanityClient, model: Model): Promise<void> {
  const { writer, entries } = model;
  const n = model.steps + 1;
  const id = `entry-${writer}-${n}`;
  const old = n % 3 === 0 ? `entry-${writer}-${n - 1}` : undefined;
  await send(model, `step-${writer}-${n}`, (transactionId) =>
    client.mutate(
      [
        { create: { _id: id, _type: "entry", n, text: "x".repeat((n * 37) % 3000) } },
        { patch: { id: "total", inc: { value: 1 } } },
        { patch: { id: `left-${writer}`, set: { n } } },
        { patch: { id: `right-${writer}`, inc: { n: 1 } } },
        ...(old === undefined ? [] : [{ delete: { id: old } }]),
      ],
      { transactionId, returnDocuments: false },
    ),
  );
  model.steps = n;
  entries.set(id, n);
  if (old !== undefined) entries.delete(old);
}

/** As the Studio does: edit the draft, then publish it, each an action of its own. */
async function publish(client: SanityClient, model: Model): Promise<void> {
  const n = model.published + 1;
  const publishedId = `page-${model.writer}`;
  const draftId = `drafts.${publishedId}`;
  const first = {
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
  await send(model, `edit-${model.writer}-${n}`, (transactionId) =>
    client.action(n === 1 ? first : edit, { transactionId }),
  );
  await send(model, `publish-${model.writer}-${n}`, (transactionId) =>
    client.action({ actionType: "sanity.action.document.publish", draftId, publishedId }, { transactionId }),
  );
  model.published = n;
}

/** Succeeds only where nobody else has written since it was read. */
async function addToShared(client: SanityClient, model: Model): Promise<void> {
  const shared = await untilRead(() => client.getDocument<{ value: number }>("shared"));
  if (shared === undefined) {
    model.faults.push("The shared document is gone");
    return;
  }
  const patch = { id: "shared", ifRevisionID: shared._rev, set: { value: shared.value + 1 } };
  const { kind } = await untilAnswered(() =>
    client.mutate([{ patch }], {
      transactionId: `shared-${model.writer}-${model.steps}`,
      returnDocuments: false,
    }),
  );
  if (kind !== "conflict") model.shared += 1;
}

async function send(
  model: Model,
  transactionId: string,
  attempt: (id: string) => Promise<unknown>,
): Promise<void> {
  const { kind, attempts } = await untilAnswered(() => attempt(transactionId));
  if (kind === "conflict") model.faults.push(`${transactionId} met a conflict that nobody caused`);
  if (kind === "already" && attempts === 1)
    model.faults.push(`${transactionId} was there before it was sent`);
}
