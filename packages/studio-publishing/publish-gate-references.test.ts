import { createTestClient } from "studio-kit/testing/test-client.ts";
import * as v from "valibot";
import { expect, test, vi } from "vitest";

import { createPublishGate } from "./publish-gate.tsx";

/** A draft whose blocks refer to other documents. */
const draft = (id: string, ...refs: string[]) => ({
  _id: `drafts.${id}`,
  _rev: `revision of ${id}`,
  _type: "page",
  blocks: refs.map((_ref) => ({ _type: "sharedSection", section: { _type: "reference", _ref } })),
});

/** The gate of a Studio without problems, whose lake has these documents, and a function that finds what a draft is published with. */
function setup(...stored: { _id: string }[]) {
  const sent = createTestClient((params) => {
    const isIn = (name: string) => {
      const ids = v.parse(v.array(v.string()), JSON.parse(params.get(`$${name}`) ?? ""));
      return stored.filter(({ _id }) => ids.includes(_id));
    };
    return { drafts: isIn("draftIds"), publishedIds: isIn("ids").map(({ _id }) => _id) };
  });
  const gate = createPublishGate();
  gate.connect({ client: sent.client, check: async () => [], ask: async () => "all" });
  const found = async (edited: ReturnType<typeof draft>) => {
    const [first, ...others] = await gate.documentsToPublish(edited);
    expect(first).toEqual(edited);
    return others.map(({ _id }) => _id);
  };
  return { ...sent, found };
}

test("drafts that a draft refers to are found at any depth, the nearest first", async () => {
  const { found } = setup(draft("a", "b"), draft("b", "c"), draft("c"));
  expect(await found(draft("home", "a"))).toEqual(["drafts.a", "drafts.b", "drafts.c"]);
});

test("circular references end, and the edited draft is not among those found", async () => {
  const { found } = setup(draft("home", "a"), draft("a", "home", "a"));
  expect(await found(draft("home", "a"))).toEqual(["drafts.a"]);
});

test("published documents, with and without a draft, and missing ones are not found", async () => {
  const published = [{ _id: "changed" }, { _id: "published" }];
  const { found } = setup(...published, draft("changed", "behind"), draft("behind"));
  expect(await found(draft("home", "changed", "published", "missing"))).toEqual([]);
});

test("a chain of thousands of drafts is followed for ten requests, and a draft is published with at most 200", async () => {
  const chain = Array.from({ length: 5000 }, (_, at) => draft(`a${at}`, `a${at + 1}`));
  const { found, requests } = setup(...chain);
  expect(await found(draft("home", "a0"))).toHaveLength(10);
  expect(requests.filter((address) => address.includes("draftIds"))).toHaveLength(10);
  const many = Array.from({ length: 210 }, (_, at) => draft(`b${at}`));
  expect(await setup(...many).found(draft("home", ...many.map((_, at) => `b${at}`)))).toHaveLength(200);
});

test("a draft without references needs no request", async () => {
  const { found, requests } = setup();
  expect(await found(draft("home"))).toEqual([]);
  expect(requests).toEqual([]);
});

const reference = (_ref: string, type?: string) => ({
  _type: "reference",
  _ref,
  ...(type !== undefined && { _weak: true, _strengthenOnPublish: { type } }),
});
const page = (id: string, links: readonly object[]) => ({
  _id: id,
  _rev: "1",
  _type: "page",
  blocks: [{ _key: "hero", _type: "hero", actions: links.map((link, at) => ({ _key: `a${at}`, link })) }],
});

/** The mutations that are sent while only the page `cnc` is published. */
async function mutationsFor(...documents: readonly ReturnType<typeof page>[]) {
  const { client, mutations } = createTestClient(() => ["cnc"]);
  const gate = createPublishGate();
  gate.connect({ client, check: async () => [], ask: async () => "all" });
  await gate.confirmDrafts(documents);
  return mutations;
}

test("a reference to a page that is not published stays weak", async () => {
  const links = [reference("tubes", "page"), reference("cnc", "page"), reference("sla")];
  expect(await mutationsFor(page("drafts.bends", links))).toEqual([
    {
      patch: {
        id: "drafts.bends",
        unset: ['blocks[_key=="hero"].actions[_key=="a0"].link._strengthenOnPublish'],
      },
    },
  ]);
});

test("documents that go live together keep their references to each other", async () => {
  const bends = page("versions.rSpring.bends", [reference("tubes", "page")]);
  const tubes = page("versions.rSpring.tubes", [reference("bends", "page")]);
  expect(await mutationsFor(bends, tubes)).toEqual([]);
});

test("a document whose links cannot be changed is named", async () => {
  const { client } = createTestClient(() => []);
  vi.spyOn(client, "mutate").mockRejectedValue(new Error("Invalid path"));
  const gate = createPublishGate();
  gate.connect({ client, check: async () => [], ask: async () => "all" });
  await expect(gate.confirmDrafts([page("drafts.bends", [reference("sla", "page")])])).rejects.toThrow(
    "The links of “drafts.bends” cannot be published: Invalid path",
  );
});
