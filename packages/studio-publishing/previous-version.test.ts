import { createClient } from "@sanity/client";
import { createTestClient } from "studio-kit/testing/test-client.ts";
import { expect, test } from "vitest";

import { goBack, previousVersion } from "./previous-version.ts";

const published = { _id: "cnc", _type: "page", _rev: "third", path: "/cnc", title: "Broken" };
const earlier = { ...published, _rev: "second", title: "CNC machining" };

/** A client of a lake whose history has these transactions, the latest first, and `earlier`. */
function historyClient(...ids: string[]) {
  const requests: string[] = [];
  const client = createClient({
    projectId: "local000",
    dataset: "production",
    apiVersion: "2025-11-01",
    useCdn: false,
    token: "t",
    resolveFetch: () => async (address) => {
      const { pathname, search } = new URL(address);
      requests.push(pathname + search);
      if (pathname.includes("/documents/")) return Response.json({ documents: [earlier] });
      const lines = ids.map((id) => JSON.stringify({ id, timestamp: "2026-11-27T05:00:00Z", author: "ed" }));
      return new Response(lines.join("\n"), { headers: { "content-type": "application/x-ndjson" } });
    },
  });
  return { client, requests };
}

test("the previous version is the one before the last transaction", async () => {
  const { client, requests } = historyClient("third", "second");
  expect(await previousVersion(client, published)).toEqual({
    document: earlier,
    at: "2026-11-27T05:00:00Z",
    author: "ed",
  });
  expect(requests).toEqual([
    expect.stringContaining(
      "/data/history/production/transactions/cnc?excludeContent=true&reverse=true&limit=2",
    ),
    expect.stringContaining("/data/history/production/documents/cnc?revision=second"),
  ]);
});

test("a document that was published once has no previous version", async () => {
  expect(await previousVersion(historyClient("first").client, published)).toBeUndefined();
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
