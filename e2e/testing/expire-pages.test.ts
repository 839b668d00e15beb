import { expect, test } from "vitest";

import { createWebhookReceiver, type Publish } from "../../web/revalidate/receive-webhook.ts";
import { expirePages } from "./expire-pages.ts";

/** A fake `fetch` that calls the site's webhook receiver. */
function site(secret: string) {
  const expired: Publish[] = [];
  const receive = createWebhookReceiver({
    secret,
    expire: (publish) => {
      expired.push(publish);
      return [];
    },
  });
  const fetch = (input: string | URL | Request, init?: RequestInit) => receive(new Request(input, init));
  return { expired, fetch };
}

test("the request expires the route map, on which every page depends, and the lists of pages", async () => {
  const { expired, fetch } = site("a-secret-of-the-test");
  await expirePages("http://localhost:3000", "a-secret-of-the-test", { fetch });
  const [publish] = expired;
  expect(publish?.isMoved).toBe(true);
  const types = publish?.documents.map(({ _type }) => _type);
  expect(types).toEqual(expect.arrayContaining(["page", "blog", "settings"]));
});

test("it fails if the site has another secret and rejects the request", async () => {
  const { expired, fetch } = site("a-secret-of-the-test");
  const response = expirePages("http://localhost:3000", "another-secret", { fetch });
  await expect(response).rejects.toThrow("The site rejected the request to expire its pages (401).");
  expect(expired).toEqual([]);
});
