import { expect, test, vi } from "vitest";

import { adminRoute } from "./proxy.ts";

test("only so many searches of a visitor a day are counted, and the others are answered too", async () => {
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ code: 200 }));
  const post = adminRoute("/api/search/insert", 1000, { isOptional: true, maxRequestsPerDay: 3 });
  const statuses = [];
  for (let count = 0; count < 5; count += 1) {
    const headers = { "content-type": "application/json" };
    const request = new Request("http://site/api/search/insert", { method: "POST", headers, body: "{}" });
    statuses.push((await post(request)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 204, 204]);
  expect(fetch).toHaveBeenCalledTimes(3);
});
