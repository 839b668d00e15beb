import { expect, test } from "vitest";

import { keepReferencesWeak } from "#publishing/weak-references.ts";
import { createTestClient } from "#testing/test-client.ts";

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
async function mutationsFor(...documents: Parameters<typeof keepReferencesWeak>[1]) {
  const { client, mutations } = createTestClient(() => ["cnc"]);
  await keepReferencesWeak(client, documents);
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
