import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";

import type { SanityClient } from "@sanity/client";
import { applyPatch } from "mendoza";

import { openLake } from "../../open-lake.ts";
import type { Listener } from "./listeners.ts";
import type { WriterState } from "./writer.ts";

export const LAKE = { projectId: "local000", dataset: "production" };

/** Compares the content of the lake with the transactions that were acknowledged to the writers. */
export async function findLostWrites(
  client: SanityClient,
  writers: readonly WriterState[],
): Promise<string[]> {
  const actual = await client.fetch<Record<string, unknown>>(`{
    "total": *[_id == "total"][0].value, "shared": *[_id == "shared"][0].value,
    "entries": *[_type == "entry"] | order(_id){"id": _id, n},
    "halves": *[_type == "half"] | order(_id){"id": _id, n},
    "pages": *[_type == "page"] | order(_id){"id": _id, n}
  }`);
  const expected: Record<string, unknown> = {
    total: writers.reduce((sum, { steps }) => sum + steps, 0),
    shared: writers.reduce((sum, { shared }) => sum + shared, 0),
    entries: writers.flatMap(({ entries }) => [...entries].map(([id, n]) => ({ id, n }))).toSorted(byId),
    halves: writers
      .flatMap(({ writer, steps: n }) => [
        { id: `left-${writer}`, n },
        { id: `right-${writer}`, n },
      ])
      .toSorted(byId),
    pages: writers
      .flatMap(({ writer, published: n }) => (n > 0 ? [{ id: `page-${writer}`, n }] : []))
      .toSorted(byId),
  };
  return Object.keys(expected)
    .filter((name) => !isDeepStrictEqual(actual[name], expected[name]))
    .map(
      (name) => `${name}: the lake has ${shorten(actual[name])}, the writers know ${shorten(expected[name])}`,
    );
}

/** Waits for the last events, then stops the listeners. Returns the events that they missed. */
export async function findMissedEvents(
  client: SanityClient,
  entryListeners: readonly Listener[],
  totalListener: Listener,
): Promise<string[]> {
  const found = await client.fetch<{ _id: string; n: number }[]>('*[_type == "entry"] | order(_id){_id, n}');
  const entries = found.map(({ _id, n }) => [_id, n]);
  const total = await client.fetch<number>('*[_id == "total"][0].value');
  const missed = () => [
    ...entryListeners
      .filter(({ state }) => !isDeepStrictEqual(state(), entries))
      .map(() => "A listener missed an event about an entry"),
    ...(totalListener.state() === total
      ? []
      : [`Followed by sync tags, the total is ${String(totalListener.state())} instead of ${total}`]),
  ];
  for (let attempts = 100; missed().length > 0 && attempts > 0; attempts--) await setTimeout(50);
  for (const { stop } of [...entryListeners, totalListener]) stop();
  return missed();
}

/** Replays the log of every document from the beginning. Returns the documents that differ from the result. */
export function findLogDifferences(folder: string): string[] {
  const lake = openLake({ ...LAKE, file: join(folder, "lake.db") });
  const { documents, history } = lake;
  const differing = [...documents.all()].filter(({ _id }) => {
    const replayed = history
      .transactions([_id], { limit: Number.MAX_SAFE_INTEGER })
      .flatMap(({ changes }) => changes)
      .filter((change) => change.id === _id)
      .reduce<unknown>((state, { apply }) => applyPatch(state, JSON.parse(apply)), null);
    const { _rev, ...document } = documents.get(_id) ?? {};
    return !isDeepStrictEqual(replayed, document);
  });
  lake.close();
  return differing.map(({ _id }) => `${_id} differs from its replayed log`);
}

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : 1;
}

function shorten(value: unknown): string {
  return JSON.stringify(value).slice(0, 300);
}
