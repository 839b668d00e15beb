import type { SanityClient, SyncTag } from "@sanity/client";

import { untilRead } from "./attempt.ts";

export interface Follower {
  /** What it holds to be true at this moment. */
  readonly state: () => unknown;
  readonly stop: () => void;
}

/** Follows all entries by `listen` alone, as the Studio follows a list; what it was not told of it does not know. */
export function followEntries(client: SanityClient): Follower {
  const entries = new Map<string, number>();
  const gone = new Set<string>();
  const put = (id: string, n: number) => {
    if (!gone.has(id)) entries.set(id, n);
  };
  const readAll = async () => {
    const known = [...entries.keys()];
    const all = await untilRead(() =>
      client.fetch<{ _id: string; n: number }[]>('*[_type == "entry"]{_id, n}'),
    );
    const ids = new Set(all.map(({ _id }) => _id));
    for (const id of known) if (!ids.has(id)) remove(id);
    for (const { _id, n } of all) put(_id, n);
  };
  // An entry that is deleted never comes back: an answer that events have overtaken cannot bring it back either.
  const remove = (id: string) => {
    gone.add(id);
    entries.delete(id);
  };
  const subscription = client
    .listen<{ n: number }>(
      '*[_type == "entry"]',
      {},
      {
        enableResume: true,
        events: ["mutation", "welcome", "welcomeback", "reset"],
      },
    )
    .subscribe((event) => {
      if (event.type === "mutation" && event.transition === "disappear") remove(event.documentId);
      else if (event.type === "mutation" && event.result) put(event.documentId, event.result.n);
      else if (event.type === "welcome" || event.type === "reset") void readAll();
    });
  return {
    state: () => [...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    stop: () => subscription.unsubscribe(),
  };
}

/** Follows the total as a site does: it asks again only when one of its answer's tags is announced. */
export function followTotal(client: SanityClient): Follower {
  let total: number | undefined;
  let tags: readonly SyncTag[] = [];
  let asked = 0;
  const ask = async () => {
    const number = ++asked;
    const answer = await untilRead(() =>
      client.fetch<number>('*[_type == "counter" && _id == "total"][0].value', {}, { filterResponse: false }),
    );
    // Answers may overtake each other.
    if (number !== asked) return;
    total = answer.result;
    tags = answer.syncTags ?? [];
  };
  const subscription = client.live.events().subscribe((event) => {
    if (event.type === "message" && !event.tags.some((tag) => tags.includes(tag))) return;
    if (event.type === "message" || event.type === "restart" || event.type === "welcome") void ask();
  });
  return { state: () => total, stop: () => subscription.unsubscribe() };
}

/** Reads both halves of a pair again and again. Resolves with what it saw when they differed. */
export async function watchHalves(client: SanityClient, isOver: () => boolean): Promise<string[]> {
  const torn: string[] = [];
  const query =
    '*[_id match "left-*"]{_id, "left": n, "right": *[_id == "right-" + string::split(^._id, "-")[1]][0].n}[left != right]';
  while (!isOver()) {
    // oxlint-disable-next-line no-await-in-loop -- one question after the other
    const found = await untilRead(() => client.fetch<unknown[]>(query));
    if (found.length > 0) torn.push(`A reader saw half of a transaction: ${JSON.stringify(found)}`);
  }
  return torn;
}
