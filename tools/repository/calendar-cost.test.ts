import { openLake } from "content-lake/open-lake";
import { expect, test } from "vitest";

import { eventsQuery } from "../../packages/studio-calendar/scheduled-events.ts";

const identity = { id: "ada", role: "editor" } as const;
const query = eventsQuery({
  titleFields: ["title"],
  timed: {
    filter: "publishedAt > now()",
    fields: "publishedAt",
    params: {},
    watch: "defined(publishedAt)",
    eventsOf: () => [],
  },
});

function post(_id: string) {
  return { create: { _id, _type: "post", title: _id, publishedAt: "2099-01-01" } };
}

function releaseOf(id: string) {
  const finalDocumentStates = [{ _key: "a", id: `versions.${id}.${id}` }];
  return {
    create: { _id: `_.releases.${id}`, _type: "system.release", state: "published", finalDocumentStates },
  };
}

// Each document was compared with all others: 600 drafts made the query of Home take 6 seconds.
test("the query of the calendar costs as much for each document in a large lake as in a small one", () => {
  const lake = openLake({ file: ":memory:", projectId: "local000", dataset: "production" });
  const ids = Array.from({ length: 500 }, (_, index) => `post${index}`);
  const documents = ids.flatMap((id) => [post(id), post(`drafts.${id}`)]);
  lake.mutate([...documents, ...ids.slice(0, 50).map(releaseOf)], { identity });
  const limits = { milliseconds: 5000, steps: 100_000, resultCharacters: 1_000_000 };
  const { result } = lake.queries.query({ query, params: {}, perspective: "raw", identity, limits });
  expect(result).toMatchObject({
    done: ids.slice(0, 50).map(() => ({ published: [{ _type: "post" }] })),
    documents: [...ids, ...ids].map(() => ({ isPublished: true })),
  });
});

test("drafts with a date push out no published document", () => {
  const lake = openLake({ file: ":memory:", projectId: "local000", dataset: "production" });
  const drafts = Array.from({ length: 2000 }, (_, index) => post(`drafts.post${index}`));
  lake.mutate([...drafts, post("page")], { identity });
  const { result } = lake.queries.query({ query, params: {}, perspective: "raw", identity });
  expect(result).toMatchObject({ documents: { length: 2000, 0: { _id: "page" } } });
});
