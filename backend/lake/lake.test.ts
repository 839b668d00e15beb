import { expect, test } from "vitest";

import { openLake } from "./lake.ts";
import { editor, refusal } from "./test-lake.ts";

test("mutations select their documents with GROQ, in all perspectives at once", () => {
  const lake = openLake({ file: ":memory:", projectId: "local000", dataset: "production" });
  const documents = ["a", "drafts.a", "versions.r.a"].map((_id) => ({
    create: { _id, _type: "page", title: "A" },
  }));
  lake.mutate(documents, { identity: editor });
  lake.mutate(
    [
      {
        patch: {
          query: "*[_type == 'page' && title == $title]",
          params: { title: "A" },
          set: { title: "B" },
        },
      },
    ],
    { identity: editor },
  );
  expect([...lake.documents.all()].map(({ _id, title }) => [_id, title])).toEqual([
    ["a", "B"],
    ["drafts.a", "B"],
    ["versions.r.a", "B"],
  ]);
  lake.mutate([{ delete: { query: "*[_id in path('drafts.**')]" } }], { identity: editor });
  expect([...lake.documents.all()].map(({ _id }) => _id)).toEqual(["a", "versions.r.a"]);
  expect(refusal(() => lake.mutate([{ delete: { query: "*[" } }], { identity: editor }))).toMatchObject({
    status: 400,
  });
  lake.close();
});

test("queries see a commit at once", () => {
  const lake = openLake({ file: ":memory:", projectId: "local000", dataset: "production" });
  const request = {
    query: "*[_type == 'page'].title",
    params: {},
    perspective: "published",
    identity: editor,
  } as const;
  expect(lake.queries.query(request).result).toEqual([]);
  lake.mutate([{ create: { _id: "a", _type: "page", title: "A" } }], { identity: editor });
  expect(lake.queries.query(request).result).toEqual(["A"]);
  lake.close();
});
