import { expect, test } from "vitest";

import { createFixture } from "../http/fixture.ts";

/** What somebody who is not signed in hears, to the end of the stream. */
async function listenTo(query: string) {
  const { app, lines, write } = createFixture({ isLoopback: false });
  const response = await app.request(`/v1/data/listen/production?query=${encodeURIComponent(query)}`);
  return { heard: response.text(), lines, write };
}

test("a filter that searches the dataset is an error with words", async () => {
  const { heard } = await listenTo("*[count(*[_type == 'page']) > 3]");
  expect(await heard).toMatch(/^event: channelError\ndata: .*Without signing in one cannot listen/m);
});

test("a filter that takes long is stopped within the write that it holds up, and not tried again", async () => {
  const { heard, lines, write } = await listenTo("*[count(n[]{'m': ^.n[]{'k': ^.^.n[]}}) > 0]");
  const n = Array.from({ length: 2000 }, (_, index) => ({ _key: `k${index}` }));
  const start = performance.now();
  write({ create: { _id: "a", _type: "page", n } });
  expect(performance.now() - start).toBeLessThan(1000);
  expect(await heard).toMatch(/^event: channelError\ndata: .*The query was stopped/m);
  expect(lines).toEqual([]);
});
