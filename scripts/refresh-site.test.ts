import { expect, test } from "vitest";

import { createWebhookReceiver } from "../web/revalidate/receive-webhook.ts";
import { expirePages } from "./refresh-site.ts";

/** The site's own receiver in place of the network. */
function site(secret: string) {
  const expired: string[] = [];
  const receive = createWebhookReceiver({ secret, expire: (tags) => void expired.push(...tags) });
  const fetch = (input: string | URL | Request, init?: RequestInit) => receive(new Request(input, init));
  return { expired, fetch };
}

test("the map of routes, on which every page depends, and what lists of pages depend on are expired", async () => {
  const { expired, fetch } = site("a-secret-of-the-test");
  await expirePages("http://localhost:3000", "a-secret-of-the-test", { fetch });
  expect(expired).toEqual(expect.arrayContaining(["routes", "type:page", "type:blog", "type:settings"]));
});

test("a site with another secret refuses, and that is a failure", async () => {
  const { expired, fetch } = site("a-secret-of-the-test");
  const refused = expirePages("http://localhost:3000", "another-secret", { fetch });
  await expect(refused).rejects.toThrow("The site refused to expire its pages (401).");
  expect(expired).toEqual([]);
});
