import { expect, test } from "vitest";

import { openTestSite } from "#testing/test-context.ts";

test("client navigation to a missing page gets 404 without a request to Next", async () => {
  const { visit, requests } = await openTestSite();
  expect((await visit("/nope?_rsc=a", { headers: { rsc: "1" } })).status).toBe(404);
  expect((await visit("/about-us?_rsc=a", { headers: { rsc: "1" } })).status).toBe(200);
  expect(requests).toEqual(["lake", "GET /about-us?_rsc=a"]);
});

test("of the query of client navigation, Next gets only what pages read", async () => {
  const { visit, requests } = await openTestSite();
  const headers = { rsc: "1" };
  await visit(`/about-us?utm_source=${"x".repeat(7000)}&a&a&a&_rsc=a`, { headers });
  await visit("/about-us?a", { headers });
  await visit("/search?q=ra+1.6&q=b&utm_source=x&_rsc=a", { headers });
  expect(requests.filter((one) => one !== "lake")).toEqual([
    "GET /about-us?_rsc=a",
    "GET /about-us",
    "GET /search?q=ra+1.6&_rsc=a",
  ]);
});
