import { expect, test } from "vitest";

import { API, startLake, STRANGER } from "./attacked-lake.ts";

test("strangers of a public dataset get status 401 for everything but what is published", async () => {
  await using attacked = await startLake({ LAKE_VISIBILITY: "public" });
  for (const [method, path] of [
    ["POST", "data/mutate/production"],
    ["POST", "data/actions/production"],
    ["GET", "data/history/production/transactions/page"],
    ["GET", "data/references/production/documents/page/to"],
    ["GET", "data/query/production-comments?query=*"],
    ["GET", "data/live/events/production?includeDrafts=true"],
    ["GET", "users/me"],
  ] as const) {
    const { status } = await attacked.send(`${API}/${path}`, { method, headers: STRANGER });
    expect([path, status]).toEqual([path, 401]);
  }
});
