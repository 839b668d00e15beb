import { expect, test } from "vitest";

import { createWebhookReceiver } from "../../web/revalidate/receive-webhook.ts";
import { expirePages } from "./expire-pages.ts";

/** A fake `fetch` that calls the site's webhook receiver. */
function site(secret: string) {
  const expired: string[] = [];
  const receive = createWebhookReceiver({ secret, expire: (tags) => void expired.push(...tags) });
  const fetch = (input: string | URL | Request, init?: RequestInit) => receive(new Request(input, init));
  return { expired, fetch };
}

test("the request expires the route map, on which every page depends, and the tags of page lists", async () => {
  const { expired, fetch } = site("a-secret-of-the-test");
  await expirePages("http://localhost:3000", "a-secret-of-the-test", { fetch });
  expect(expired).toEqual(expect.arrayContaining(["routes", "type:page", "type:blog", "type:settings"]));
});

test("it fails if the site has another secret and rejects the request", async () => {
  const { expired, fetch } = site("a-secret-of-the-test");
  const response = expirePages("http://localhost:3000", "another-secret", { fetch });
  await expect(response).rejects.toThrow("The site rejected the request to expire its pages (401).");
  expect(expired).toEqual([]);
});
