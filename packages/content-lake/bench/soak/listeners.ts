import type { SanityClient, SyncTag } from "@sanity/client";

import { readWithRetry } from "./retry.ts";

export interface Listener {
  /** The state that the listener has received so far. */
  readonly state: () => unknown;
  readonly stop: () => void;
}

/** Follows all entries only with `listen`, like a list in the Studio. */
export function listenToEntries(client: SanityClient): Listener {
  const entries = new Map<string, number>();
  const deleted = new Set<string>();
  const set = (id: string, n: number) => {
    if (!deleted.has(id)) entries.set(id, n);
  };
  // A deleted entry is never created again, so a query result from before the deletion must not restore it.
  const remove = (id: string) => {
    deleted.add(id);
    entries.delete(id);
  };
  const readAll = async () => {
    const before = [...entries.keys()];
    const all = await readWithRetry(() =>
      client.fetch<{ _id: string; n: number }[]>('*[_type == "entry"]{_id, n}'),
    );
    const ids = new Set(all.map(({ _id }) => _id));
    for (const id of before) if (!ids.has(id)) remove(id);
    for (const { _id, n } of all) set(_id, n);
  };
  const subscription = client
    .listen<{ n: number }>(
      '*[_type == "entry"]',
      {},
      { enableResume: true, events: ["mutation", "welcome", "welcomeback", "reset"] },
    )
    .subscribe((event) => {
      if (event.type === "mutation" && event.transition === "disappear") remove(event.documentId);
      else if (event.type === "mutation" && event.result) set(event.documentId, event.result.n);
      else if (event.type === "welcome" || event.type === "reset") void readAll();
    });
  return {
    state: () => [...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    stop: () => subscription.unsubscribe(),
  };
}

/** Follows the total like a site: queries again only if an event contains a sync tag of the last result. */
export function listenToTotal(client: SanityClient): Listener {
  let total: number | undefined;
  let tags: readonly SyncTag[] = [];
  let lastQuery = 0;
  const query = async () => {
    lastQuery += 1;
    const number = lastQuery;
    const response = await readWithRetry(() =>
      client.fetch<number>('*[_type == "counter" && _id == "total"][0].value', {}, { filterResponse: false }),
    );
    // Responses can arrive out of order.
    if (number !== lastQuery) return;
    total = response.result;
    tags = response.syncTags ?? [];
  };
  const subscription = client.live.events({ includeDrafts: true }).subscribe((event) => {
    if (event.type === "message" && !event.tags.some((tag) => tags.includes(tag))) return;
    if (event.type === "message" || event.type === "restart" || event.type === "welcome") void query();
  });
  return { state: () => total, stop: () => subscription.unsubscribe() };
}

/** Until `stopped`, queries pairs of documents that always change together. Resolves with the pairs that differed. */
export async function watchPairs(client: SanityClient, stopped: AbortSignal): Promise<string[]> {
  const faults: string[] = [];
  const query =
    '*[_id match "left-*"]{_id, "left": n, "right": *[_id == "right-" + string::split(^._id, "-")[1]][0].n}[left != right]';
  while (!stopped.aborted) {
    const found = await readWithRetry(() => client.fetch<unknown[]>(query));
    if (found.length > 0) faults.push(`A reader saw half of a transaction: ${JSON.stringify(found)}`);
  }
  return faults;
}
