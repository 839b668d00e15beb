import { expectLinearTime } from "benchmarking/linear-time.ts";
import { evaluate, parse } from "groq-js";
import { expect, test } from "vitest";

import type { Json } from "../documents/json.ts";
import { openComments } from "../open-comments.ts";
import { openLake } from "../open-lake.ts";
import { rejectionOf } from "../testing/lake.ts";
import { serveTestApp } from "../testing/server.ts";
import type { Identity } from "./identity.ts";
import { CONTENT_PERMISSIONS } from "./permissions.ts";

// An account that may change only the documents of a GROQ filter.

const OPTIONS = { file: ":memory:", projectId: "local000", dataset: "production" };
const FORBIDDEN = { status: 403, error: expect.objectContaining({ type: "insufficientPermissionsError" }) };
const german: Identity = { id: "gerda", role: "editor", scope: '_type == "page" && language == "de"' };

/** Pages with drafts, one of them German, and one that only a release has. */
function setUpLanguages() {
  const lake = openLake(OPTIONS);
  lake.mutate(
    ["page", "drafts.page", "live", "versions.r.planned"].map((_id) => ({ create: { _id, _type: "page" } })),
    { identity: { id: "eve", role: "editor" } },
  );
  const germanPage = { _id: "page__de", _type: "page", language: "de" };
  const create = [germanPage, { ...germanPage, _id: "drafts.page__de" }].map((document) => ({
    create: document,
  }));
  lake.mutate(create, { identity: german });
  return lake;
}

test.each<[string, Json]>([
  ["edit", { patch: { id: "page__de", set: { title: "Seite" } } }],
  ["delete", { delete: { id: "drafts.page__de" } }],
  ["replace", { createOrReplace: { _id: "drafts.page__de", _type: "page", language: "de", title: "Seite" } }],
])("an editor of German can %s a German page", (_name, mutation) => {
  expect(rejectionOf(() => setUpLanguages().mutate([mutation], { identity: german }))).toBe("accepted");
});

test.each<[string, Json]>([
  ["create another page", { create: { _id: "new", _type: "page" } }],
  ["create a page in another language", { create: { _id: "page__ja", _type: "page", language: "ja" } }],
  ["edit another page", { patch: { id: "drafts.page", set: { title: "x" } } }],
  ["take another page over", { patch: { id: "page", set: { language: "de" } } }],
  ["replace another page", { createOrReplace: { _id: "page", _type: "page", language: "de" } }],
  ["give a page away", { patch: { id: "page__de", set: { language: "ja" } } }],
  ["give a page to all", { patch: { id: "page__de", unset: ["language"] } }],
  ["delete another page", { delete: { id: "live" } }],
  ["start a draft of another page", { create: { _id: "drafts.live", _type: "page", language: "de" } }],
  [
    "put another page into a release",
    { create: { _id: "versions.r.live", _type: "page", language: "de", title: "x" } },
  ],
  [
    "take over a page that only a release has",
    { create: { _id: "drafts.planned", _type: "page", language: "de" } },
  ],
  ["forge a release", { create: { _id: "_.releases.r", _type: "system.release", language: "de" } }],
  ["delete pages by query", { delete: { query: '*[_type == "page"]' } }],
  [
    "hide the change of another page in a transaction",
    { patch: { query: "*[true]", set: { language: "de" } } },
  ],
])("an editor of German cannot %s", (_name, mutation) => {
  expect(rejectionOf(() => setUpLanguages().mutate([mutation], { identity: german }))).toEqual(FORBIDDEN);
});

test.each([
  'language == "de"',
  '_type != "redirect" && language == "de"',
  '_type == "page" && language == "ja" || language == "de"',
])("an account whose scope is %s, which selects types that it does not name, changes nothing", (scope) => {
  const identity: Identity = { ...german, scope };
  const create = { _type: "redirect", language: "de" };
  expect(rejectionOf(() => setUpLanguages().mutate([{ create }], { identity }))).toEqual(FORBIDDEN);
  const patch = { id: "page__de", set: { title: "x" } };
  expect(rejectionOf(() => setUpLanguages().mutate([{ patch }], { identity }))).toEqual(FORBIDDEN);
});

test("a filter reads one document, whatever it names", () => {
  const identity: Identity = { ...german, scope: '_type == "page" && count(*[_id == "live"]) == 1' };
  const create = { _type: "page", language: "de" };
  expect(rejectionOf(() => setUpLanguages().mutate([{ create }], { identity }))).toEqual(FORBIDDEN);
});

test("the scope of an account costs as much for each page in a large lake as in a small one", () => {
  expectLinearTime(2000, (count) => {
    const ids = Array.from({ length: count }, (_, index) => `page${index}__de`);
    const lake = openLake(OPTIONS);
    lake.mutate(
      ids.map((_id) => ({ create: { _id, _type: "page", language: "de" } })),
      { identity: { id: "eve", role: "editor" } },
    );
    const patches = ids.map((id) => ({ patch: { id, set: { title: "x" } } }));
    return () => {
      // An account with a scope changes 500 documents at once.
      for (let start = 0; start < count; start += 500) {
        const { results } = lake.mutate(patches.slice(start, start + 500), { identity: german });
        expect(results).toHaveLength(500);
      }
    };
  });
});

test("an editor of German publishes German pages, but neither others nor releases", () => {
  const lake = setUpLanguages();
  const publish = (id: string) =>
    rejectionOf(() =>
      lake.action(
        [{ actionType: "sanity.action.document.publish", publishedId: id, draftId: `drafts.${id}` }],
        {
          identity: german,
        },
      ),
    );
  expect(publish("page__de")).toBe("accepted");
  expect(publish("page")).toEqual(FORBIDDEN);
  const release = { actionType: "sanity.action.release.create", releaseId: "r2" };
  expect(rejectionOf(() => lake.action([release], { identity: german }))).toEqual(FORBIDDEN);
});

test("the Studio learns from the filters what an editor of German may change", async () => {
  const documents = [
    { _id: "page", _type: "page" },
    { _id: "drafts.page__de", _type: "page", language: "de" },
  ];
  const allowed = async (permission: string) => {
    const grants = CONTENT_PERMISSIONS.grants(german).filter(({ permissions }) =>
      permissions.includes(permission),
    );
    const found = await Promise.all(
      grants.map(async ({ filter }) =>
        (await evaluate(parse(`*[${filter}]._id`), { dataset: documents })).get(),
      ),
    );
    return found.flat();
  };
  expect(await allowed("read")).toContain("page");
  expect(await allowed("update")).toEqual(["drafts.page__de"]);
});

test("an editor of German comments on every page, and opens the preview", () => {
  const comments = openComments(OPTIONS);
  const create = { _id: "c1", _type: "comment", authorId: german.id };
  expect(rejectionOf(() => comments.mutate([{ create }], { identity: german }))).toBe("accepted");
  const secret = {
    _id: "drafts.0b0fca4e-7e23-4d4c-9e1c-2a5d3f5b8c11",
    _type: "sanity.previewUrlSecret",
    secret: "s",
    source: "presentation",
    studioUrl: "http://localhost:3333",
    userId: german.id,
  };
  expect(rejectionOf(() => setUpLanguages().mutate([{ create: secret }], { identity: german }))).toBe(
    "accepted",
  );
});

test("an account with a scope has a custom role, by which other programs give it no rights beyond content", async () => {
  await using server = await serveTestApp({ isLoopback: false });
  const account = { name: "Gerda", role: "editor", password: "correct horse" };
  const add = async (email: string, scope?: string) =>
    server.accounts.add({ ...account, email, ...(scope !== undefined && { scope }) });
  const gerda = await add("gerda@example.com", german.scope);
  const ada = await add("ada@example.com");
  const token = server.tokens.startSession(gerda);
  const ask = async (path: string): Promise<unknown> =>
    (await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${token}` } })).json();
  const custom = { role: "custom", roles: [{ name: "custom", title: "Custom" }] };
  const editor = { role: "editor", roles: [{ name: "editor", title: "Editor" }] };
  expect(await ask("/v1/users/me")).toMatchObject({ id: gerda.id, ...custom });
  expect(await ask(`/v1/users/${gerda.id},${ada.id}`)).toMatchObject([custom, editor]);
  expect(await ask("/v1/projects/local000")).toMatchObject({
    members: expect.arrayContaining([
      expect.objectContaining({ id: gerda.id, ...custom }),
      expect.objectContaining({ id: ada.id, ...editor }),
    ]),
  });
});

test("a session has the scope of its account, and the Studio finds its rights in a group of its own", async () => {
  await using server = await serveTestApp({ isLoopback: false });
  const add = async (name: string, scope?: string) => {
    const account = { email: `${name}@example.com`, name, role: "editor", password: "correct horse", scope };
    const { id, ...stored } = await server.accounts.add(account);
    return { id, client: server.client.withConfig({ token: server.tokens.startSession({ id, ...stored }) }) };
  };
  const [ada, gerda] = [await add("ada"), await add("gerda", german.scope)];
  await ada.client.create({ _id: "page", _type: "page" });
  await expect(gerda.client.patch("page").set({ title: "x" }).commit()).rejects.toThrow(
    "Insufficient permissions",
  );
  expect(await gerda.client.create({ _id: "seite", _type: "page", language: "de" })).toMatchObject({
    _id: "seite",
  });

  const groups = await gerda.client.fetch<{ members: string[]; grants: { filter: string }[] }[]>(
    '*[_type == "system.group"]{members, grants}',
  );
  const own = groups.filter(({ members }) => members.includes(gerda.id));
  expect(own).toHaveLength(1);
  expect(own[0]?.grants.at(-1)?.filter).toContain('language == "de"');
});
