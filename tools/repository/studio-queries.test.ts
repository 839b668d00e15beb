import { openLake } from "content-lake/open-lake";
import { expect, test } from "vitest";

import { SECTIONS } from "../../packages/studio-blocks/section-choices.ts";
import { eventsQuery } from "../../packages/studio-calendar/scheduled-events.ts";

// What every open Studio asks the lake. Everybody who writes drafts can add thousands of small ones.

const identity = { id: "ada", role: "editor" } as const;
const EVENTS = eventsQuery({
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

function section(_id: string, name: string) {
  return { create: { _id, _type: "section", name } };
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
  const { result } = lake.queries.query({ query: EVENTS, params: {}, perspective: "raw", identity, limits });
  expect(result).toMatchObject({
    done: ids.slice(0, 50).map(() => ({ published: [{ _type: "post" }] })),
    documents: [...ids, ...ids].map(() => ({ isPublished: true })),
  });
});

test("drafts push out no published document from the calendar, and no published section from the menu of blocks", () => {
  const lake = openLake({ file: ":memory:", projectId: "local000", dataset: "production" });
  const posts = Array.from({ length: 2000 }, (_, index) => post(`drafts.post${index}`));
  const sections = Array.from({ length: 100 }, (_, index) => section(`drafts.section${index}`, `A ${index}`));
  lake.mutate([...posts, ...sections, post("page"), section("offer", "Offer")], { identity });
  const listed = (query: string) =>
    lake.queries.query({ query, params: {}, perspective: "raw", identity }).result;
  expect(listed(EVENTS)).toMatchObject({ documents: { length: 2000, 0: { _id: "page" } } });
  // By name, as the menu lists them.
  expect(listed(SECTIONS)).toMatchObject({ length: 100, 0: { name: "A 0" }, 99: { _id: "offer" } });
});
