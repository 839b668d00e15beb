import { expect, test } from "vitest";

import { keepRequestsHome } from "#network.ts";

function setup() {
  const asked: string[] = [];
  const fetch = keepRequestsHome({
    lakeUrl: "http://localhost:3400",
    projectId: "local000",
    fetch: (input) => {
      asked.push(input instanceof Request ? `${input.method} ${input.url}` : String(input));
      return Promise.resolve(new Response("from the network"));
    },
  });
  return { asked, fetch };
}

test.each([
  "https://sanity-cdn.com/v1/modules/sanity/latest/^6.16.0/t1",
  "https://api.sanity.io/vX/intake/feedback",
  "https://core.sanity-cdn.com/x",
])("%s is answered here with nothing", async (address) => {
  const { asked, fetch } = setup();
  const response = await fetch(address);
  expect(await response.json()).toEqual({});
  expect(asked).toEqual([]);
});

test("a call to the project's own host name goes to the lake", async () => {
  const { asked, fetch } = setup();
  await fetch("http://local000.localhost:3400/v2021-06-07/users/me?tag=x");
  await fetch(new Request("http://local000.localhost:3400/v1/data/mutate/production", { method: "POST" }));
  expect(asked).toEqual([
    "http://localhost:3400/v2021-06-07/users/me?tag=x",
    "POST http://localhost:3400/v1/data/mutate/production",
  ]);
});

test.each(["http://localhost:3400/v1/ping", "http://localhost:3000/", "https://sanity.io.example/"])(
  "%s is fetched as it is",
  async (address) => {
    const { asked, fetch } = setup();
    await fetch(address);
    expect(asked).toEqual([address]);
  },
);
