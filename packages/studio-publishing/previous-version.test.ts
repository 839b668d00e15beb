import { createClient } from "@sanity/client";
import { createTestClient } from "studio-kit/testing/test-client.ts";
import { expect, test } from "vitest";

import { goBack, previousVersion } from "./previous-version.ts";

const published = { _id: "cnc", _type: "page", _rev: "third", path: "/cnc", title: "Broken" };
const earlier = { ...published, _rev: "second", title: "CNC machining" };

/** A client of a lake whose history has these transactions, the latest first, and what the document was after each. */
function historyClient(
  ids: readonly string[],
  versions: Readonly<Record<string, object>> = { second: earlier },
) {
  const requests: string[] = [];
  const client = createClient({
    projectId: "local000",
    dataset: "production",
    apiVersion: "2025-11-01",
    useCdn: false,
    token: "t",
    resolveFetch: () => async (address) => {
      const { pathname, search, searchParams } = new URL(address);
      requests.push(pathname + search);
      const version = versions[searchParams.get("revision") ?? ""];
      if (pathname.includes("/documents/")) return Response.json({ documents: version ? [version] : [] });
      const lines = ids.map((id) => JSON.stringify({ id, timestamp: "2026-11-27T05:00:00Z", author: "ed" }));
      return new Response(lines.join("\n"), { headers: { "content-type": "application/x-ndjson" } });
    },
  });
  return { client, requests };
}

test("the previous version is the one before the last transaction", async () => {
  const { client, requests } = historyClient(["third", "second"]);
  expect(await previousVersion(client, published)).toEqual({
    document: earlier,
    at: "2026-11-27T05:00:00Z",
    author: "ed",
  });
  expect(requests).toEqual([
    expect.stringContaining(
      "/data/history/production/transactions/cnc?excludeContent=true&reverse=true&limit=10",
    ),
    expect.stringContaining("/data/history/production/documents/cnc?revision=second"),
  ]);
});

test("a document that was published once has no previous version", async () => {
  expect(await previousVersion(historyClient(["first"]).client, published)).toBeUndefined();
});

test("a time off the site, and a publish that changed nothing, are no previous version", async () => {
  const { client } = historyClient(["fourth", "third", "removal", "second", "first"], {
    third: { ...published, _rev: "third" },
    second: { ...published, _rev: "second" },
    first: { ...earlier, _rev: "first" },
  });
  expect((await previousVersion(client, { ...published, _rev: "fourth" }))?.document).toMatchObject({
    _rev: "first",
    title: "CNC machining",
  });
});

const version = { document: earlier, at: "2026-11-27T05:00:00Z", author: "ed" };

test("going back replaces the published document, if it is still the one that the editor saw", async () => {
  const { client, mutations } = createTestClient();
  await goBack(client, published, version);
  expect(mutations).toEqual([
    { patch: { id: "cnc", ifRevisionID: "third", setIfMissing: { _type: "page" } } },
    { createOrReplace: { _id: "cnc", _type: "page", path: "/cnc", title: "CNC machining" } },
  ]);
});
