import { createClient } from "@sanity/client";
import * as v from "valibot";
import { expect, test } from "vitest";

import { fitRedirects, redirectIdOf, redirectsInRelease } from "#publishing/redirect-mutations.ts";

const move = { from: "/old", to: "/new" };

/** A lake with some redirects that keeps what it is told. */
function setup(redirects: { id: string; from: string; to: string }[]) {
  const told: unknown[] = [];
  const client = createClient({
    projectId: "local000",
    dataset: "production",
    apiVersion: "2025-11-01",
    useCdn: false,
    token: "t",
    resolveFetch: () => async (address, init) => {
      if (!address.includes("/data/mutate/")) return Response.json({ result: redirects, ms: 1, query: "" });
      told.push(...mutationsOf(init?.body));
      return Response.json({ transactionId: "t", results: [] });
    },
  });
  return { client, told };
}

function mutationsOf(body: unknown): unknown[] {
  const text = typeof body === "string" ? body : "";
  return v.parse(v.object({ mutations: v.array(v.unknown()) }), JSON.parse(text)).mutations;
}

test("a moved page leaves a redirect behind, takes over those to its old path, and frees its new path", async () => {
  const { client, told } = setup([
    { id: "r1", from: "/older", to: "/old" },
    { id: "r2", from: "/new", to: "" },
  ]);
  await fitRedirects(client, { pageId: "cnc", move, isRedirected: true });
  const page = { _type: "reference", _ref: "cnc" };
  expect(told).toEqual([
    { delete: { id: "r2" } },
    { patch: { id: "r1", set: { kind: "page", page }, unset: ["address", "anchor"] } },
    {
      createOrReplace: {
        _id: "redirect-old",
        _type: "redirect",
        from: "/old",
        permanent: true,
        kind: "page",
        page,
      },
    },
  ]);
});

test("a redirect to a place on the moved page still leads to that place", async () => {
  const { client, told } = setup([{ id: "r1", from: "/older", to: "/Old#costs" }]);
  await fitRedirects(client, { pageId: "cnc", move, isRedirected: true });
  expect(told[0]).toEqual({
    patch: {
      id: "r1",
      set: { kind: "page", page: { _type: "reference", _ref: "cnc" }, anchor: "costs" },
      unset: ["address"],
    },
  });
});

test("without a redirect the new path is still freed, and nothing else is touched", async () => {
  const { client, told } = setup([
    { id: "r1", from: "/older", to: "/old" },
    { id: "r2", from: "/new", to: "" },
  ]);
  await fitRedirects(client, { pageId: "cnc", move, isRedirected: false });
  expect(told).toEqual([{ delete: { id: "r2" } }]);
});

test("a path has one redirect, whatever its capitals", () => {
  expect(redirectIdOf("/CNC/Old-Page")).toBe("redirect-cnc_old-page");
  expect(redirectIdOf("/")).toBe("redirect-home");
});

test("nothing is written when there is nothing to do", async () => {
  const { client, told } = setup([{ id: "r1", from: "/older", to: "/old" }]);
  await fitRedirects(client, { pageId: "cnc", move, isRedirected: false });
  expect(told).toEqual([]);
});

test("redirects of a release are versions in it, so that they are published together", () => {
  expect(redirectsInRelease("rSpring", [{ pageId: "cnc", move }])).toEqual([
    {
      _id: "versions.rSpring.redirect-old",
      _type: "redirect",
      from: "/old",
      permanent: true,
      kind: "page",
      page: { _type: "reference", _ref: "cnc" },
    },
  ]);
});
