import { fileURLToPath } from "node:url";

import { openLake } from "content-lake/open-lake";
import { expect, test } from "vitest";

/** Loads queries of the site and the Studio. Only tests may import from those packages. */
const root = new URL("../../", import.meta.url);
const query = async (file: string, name: string): Promise<string> => {
  const queries: Record<string, unknown> = await import(fileURLToPath(new URL(file, root)));
  return String(queries[name]);
};
const routes = await query("web/cms/queries.ts", "ROUTES_QUERY");
const shown = await query("studio/presentation/main-document.ts", "mainDocumentFilter");

const page = (id: string, created: number, fields = {}) => ({
  _id: id,
  _type: "page",
  _createdAt: `2026-01-0${created}T00:00:00Z`,
  path: "/about",
  ...fields,
});

test.each([
  ["the published page before the draft of its copy", [page("z", 2), page("drafts.a", 1)], "z"],
  ["the older of two drafts", [page("drafts.a", 2), page("drafts.z", 1)], "z"],
  [
    "the original that is being edited before its copy",
    [page("z", 1), page("drafts.z", 1), page("drafts.a", 2)],
    "z",
  ],
  [
    "the older of two published pages, in whatever capitals",
    [page("a", 2), page("z", 1, { path: "/About" })],
    "z",
  ],
  [
    "a page before one that has the path as an alias",
    [page("a", 1, { path: "/other", aliases: ["/about"] }), page("z", 2)],
    "z",
  ],
])("the site and the Studio's preview choose %s", (_what, documents, expected) => {
  const lake = openLake({ file: ":memory:", projectId: "p", dataset: "d" });
  const identity = { id: "ada", role: "editor" } as const;
  lake.mutate(
    documents.map((document) => ({ create: document })),
    { identity },
  );
  const runQuery = (text: string, params = {}) =>
    lake.queries.query({ query: text, params, perspective: "drafts", identity }).result;
  const atPath = runQuery(routes);
  const first = Array.isArray(atPath)
    ? atPath.find((route) => String(Reflect.get(Object(route), "path")).toLowerCase() === "/about")
    : undefined;
  expect(first).toMatchObject({ _id: expected });
  expect(runQuery(`*[${shown}][0]{_id}`, { path: "/about" })).toEqual({
    _id: expected,
  });
});
