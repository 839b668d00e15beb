import { evaluate, parse } from "groq-js";
import { createTestClient } from "studio-kit/testing/test-client.ts";
import { expect, test } from "vitest";

import { redirectIdFor, releaseRedirects, updateRedirects } from "./moved-page-redirects.ts";

const NEW_ID = expect.stringMatching(/^[0-9a-f]{32}$/);
const move = { from: "/old", to: "/new" };

/** A client of a lake with these redirects, and the mutations that it receives. */
const setup = (redirects: { id: string; from: string; to: string }[]) => createTestClient(() => redirects);

test("a moved page gets a redirect from its old path and the redirects to that path, and those from its new path are deleted", async () => {
  const { client, mutations } = setup([
    { id: "r1", from: "/older", to: "/old" },
    { id: "r2", from: "/new", to: "" },
  ]);
  await updateRedirects(client, { pageId: "cnc", move, isRedirected: true });
  const reference = { _type: "reference", _ref: "cnc" };
  expect(mutations).toEqual([
    { delete: { id: "r2" } },
    { patch: { id: "r1", set: { kind: "page", page: reference }, unset: ["address", "anchor"] } },
    {
      createOrReplace: {
        _id: NEW_ID,
        _type: "redirect",
        from: "/old",
        permanent: true,
        kind: "page",
        page: reference,
      },
    },
  ]);
});

test("a redirect to an anchor of the moved page keeps the anchor", async () => {
  const { client, mutations } = setup([{ id: "r1", from: "/older", to: "/Old#costs" }]);
  await updateRedirects(client, { pageId: "cnc", move, isRedirected: true });
  expect(mutations[0]).toEqual({
    patch: {
      id: "r1",
      set: { kind: "page", page: { _type: "reference", _ref: "cnc" }, anchor: "costs" },
      unset: ["address"],
    },
  });
});

test("without a redirect from the old path, only those from the new path are deleted", async () => {
  const { client, mutations } = setup([
    { id: "r1", from: "/older", to: "/old" },
    { id: "r2", from: "/new", to: "" },
  ]);
  await updateRedirects(client, { pageId: "cnc", move, isRedirected: false });
  expect(mutations).toEqual([{ delete: { id: "r2" } }]);
});

test("a path never gets two redirects: the published one from it is replaced", async () => {
  const { client, mutations } = setup([{ id: "r1", from: "/Old", to: "/elsewhere" }]);
  await updateRedirects(client, { pageId: "cnc", move, isRedirected: true });
  expect(mutations).toMatchObject([{ createOrReplace: { _id: "r1", from: "/old" } }]);
});

test("a redirect that an editor gave another path is not replaced, and neither is one whose draft has the path", () => {
  const redirects = [
    { id: "redirect-old", from: "/elsewhere" },
    { id: "drafts.redirect-old", from: "/old" },
  ];
  expect(redirectIdFor("/old", redirects)).toEqual(NEW_ID);
});

test("a draft of a redirect with other values than texts keeps no page from moving", async () => {
  const dataset = [
    { _id: "drafts.a", _type: "redirect", from: 5 },
    { _id: "drafts.b", _type: "redirect", from: "/older", address: { a: 1 } },
    { _id: "c", _type: "redirect", from: "/new" },
  ];
  // The test client answers at once, and the query does not change.
  const { requests, client: recorder } = setup([]);
  await updateRedirects(recorder, { pageId: "cnc", move, isRedirected: false });
  const query = new URL(requests[0] ?? "").searchParams.get("query") ?? "";
  const stored: unknown = await (await evaluate(parse(query), { dataset })).get();
  const { client, mutations } = createTestClient(() => stored);
  await updateRedirects(client, { pageId: "cnc", move, isRedirected: false });
  expect(mutations).toEqual([{ delete: { id: "c" } }]);
});

test("nothing is written when no redirect changes", async () => {
  const { client, mutations } = setup([{ id: "r1", from: "/older", to: "/old" }]);
  await updateRedirects(client, { pageId: "cnc", move, isRedirected: false });
  expect(mutations).toEqual([]);
});

const redirectTo = (pageId: string, from: string) => ({
  _type: "redirect",
  from,
  permanent: true,
  kind: "page",
  page: { _type: "reference", _ref: pageId },
});

test("redirects of a release are versions in that release, in which a path never gets two either", async () => {
  const { client, requests } = setup([{ id: "r1", from: "/old", to: "" }]);
  const moved = [
    { pageId: "cnc", move },
    { pageId: "sla", move: { from: "/sla", to: "/resin" } },
  ];
  expect(await releaseRedirects(client, "rSpring", moved)).toEqual([
    { _id: "versions.rSpring.r1", ...redirectTo("cnc", "/old") },
    { _id: expect.stringMatching(/^versions\.rSpring\.[0-9a-f]{32}$/), ...redirectTo("sla", "/sla") },
  ]);
  expect(requests).toEqual([expect.stringContaining("perspective=rSpring")]);
});
