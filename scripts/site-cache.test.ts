import { expect, test } from "vitest";

import { createWebhookReceiver } from "../web/revalidate/receive-webhook.ts";
import { expirePages } from "./site-cache.ts";

/** The site's webhook receiver instead of the network. */
function site(secret: string) {
  const expired: string[] = [];
  const receive = createWebhookReceiver({ secret, expire: (tags) => void expired.push(...tags) });
  const fetch = (input: string | URL | Request, init?: RequestInit) => receive(new Request(input, init));
  return { expired, fetch };
}

test("the route map, which every page depends on, and what lists of pages depend on are expired", async () => {
  const { expired, fetch } = site("a-secret-of-the-test");
  await expirePages("http://localhost:3000", "a-secret-of-the-test", { fetch });
  expect(expired).toEqual(expect.arrayContaining(["routes", "type:page", "type:blog", "type:settings"]));
});

test("a site with another secret rejects the request, and that is a failure", async () => {
  const { expired, fetch } = site("a-secret-of-the-test");
  const response = expirePages("http://localhost:3000", "another-secret", { fetch });
  await expect(response).rejects.toThrow("The site rejected the request to expire its pages (401).");
  expect(expired).toEqual([]);
});
