import { expect, test, vi } from "vitest";

import { createIdentify } from "./identify-staff.ts";

const HOSTED = "https://p1.api.sanity.io";
const LOCAL = "http://localhost:3400";
const STUDIO = "http://localhost:3333";

const ask = (headers: Record<string, string>, url = "http://localhost:3500/staff/quote-requests") =>
  new Request(url, { headers });
const bearer = (token: string) => ask({ authorization: `Bearer ${token}` });

interface Answers {
  readonly answer: () => Response | Promise<Response>;
  readonly contentApiUrl?: string;
  readonly isLoopback?: boolean;
}

function setup({ answer, contentApiUrl = HOSTED, isLoopback = true }: Answers) {
  let time = 0;
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  const studioOrigins = new Set([STUDIO]);
  const identify = createIdentify({ contentApiUrl, isLoopback, studioOrigins, fetch, now: () => time });
  return { fetch, identify, pass: (ms: number) => (time += ms) };
}
const user = (...roles: string[]) =>
  Response.json({ id: "grace", roles: roles.map((name) => ({ name, title: name })) });

test.each([HOSTED, LOCAL])(
  "%s is asked for the member with the member's own token",
  async (contentApiUrl) => {
    const { fetch, identify } = setup({ answer: () => user("editor"), contentApiUrl });
    expect(await identify(bearer("t-1"))).toEqual({ id: "grace", role: "editor" });
    expect(fetch.mock.calls[0]).toMatchObject([
      `${contentApiUrl}/v2021-06-07/users/me`,
      { headers: { authorization: "Bearer t-1" } },
    ]);
  },
);

test.each([
  [["administrator"], "administrator"],
  [["developer"], "editor"],
  [["contributor"], "viewer"],
  [["our-own-role"], "viewer"],
  [[], "viewer"],
] as const)("the roles %j map to %s", async (roles, role) => {
  const { identify } = setup({ answer: () => user(...roles) });
  expect((await identify(bearer("t-1"))).role).toBe(role);
});

test("an identity is cached for ten seconds, by its token", async () => {
  const { fetch, identify, pass } = setup({ answer: () => user("editor") });
  await identify(bearer("t-1"));
  pass(9000);
  await identify(bearer("t-1"));
  expect(fetch).toHaveBeenCalledTimes(1);
  await identify(bearer("t-2"));
  pass(2000);
  await identify(bearer("t-1"));
  expect(fetch).toHaveBeenCalledTimes(3);
});

test.each([
  ["does not know the token", () => Response.json({}), 401],
  ["rejects the token", () => new Response("", { status: 401 }), 401],
  ["fails", () => new Response("", { status: 500 }), 503],
  ["cannot be reached", () => Promise.reject(new TypeError("fetch failed")), 503],
])("nobody is identified when the content API %s", async (_case, answer, status) => {
  const { identify } = setup({ answer });
  await expect(identify(bearer("t-1"))).rejects.toMatchObject({ status });
});

test("a failure is not cached", async () => {
  let status = 500;
  const { identify } = setup({
    answer: () => (status === 500 ? new Response("", { status }) : user("editor")),
  });
  await expect(identify(bearer("t-1"))).rejects.toMatchObject({ status: 503 });
  status = 200;
  expect(await identify(bearer("t-1"))).toMatchObject({ role: "editor" });
});

test("in a flood of unknown tokens, at most ten are looked up at a time, and no long ones", async () => {
  const gate = Promise.withResolvers<void>();
  const { fetch, identify } = setup({
    async answer() {
      await gate.promise;
      return user("editor");
    },
  });
  const all = Promise.allSettled(Array.from({ length: 30 }, (_, index) => identify(bearer(`t-${index}`))));
  await expect(identify(bearer("t".repeat(2000)))).rejects.toMatchObject({ status: 401 });
  gate.resolve();
  const results = await all;
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  expect(fetch).toHaveBeenCalledTimes(10);
  expect(await identify(bearer("t-29"))).toMatchObject({ role: "editor" });
});

test("simultaneous requests with one token share one lookup", async () => {
  const { fetch, identify } = setup({ answer: () => user("editor") });
  await Promise.all(Array.from({ length: 30 }, () => identify(bearer("t-1"))));
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("a lake on this machine says who needs no token, and is asked each time", async () => {
  const { fetch, identify } = setup({ answer: () => user("administrator"), contentApiUrl: LOCAL });
  for (const headers of [{}, { origin: STUDIO }, { "sec-fetch-site": "none" }])
    // Simultaneous ones would share a lookup.
    expect(await identify(ask(headers))).toMatchObject({ role: "administrator" });
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({});
});

test("once that lake has accounts, a request without a token is anonymous", async () => {
  const { identify } = setup({ answer: () => new Response("", { status: 401 }), contentApiUrl: LOCAL });
  expect(await identify(ask({}))).toMatchObject({ role: "anonymous" });
});

test.each([
  { origin: "http://localhost:3000" },
  { origin: "https://evil.example" },
  { "sec-fetch-site": "same-site" },
  { "x-forwarded-for": "203.0.113.7" },
  { via: "1.1 proxy.example" },
  { connection: "close" },
])("without a token, %j is anonymous, and nobody is asked", async (headers) => {
  const { fetch, identify } = setup({ answer: () => user("administrator"), contentApiUrl: LOCAL });
  expect(await identify(ask(headers))).toMatchObject({ role: "anonymous" });
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ["to another host name", LOCAL, true, "http://evil.example:3500/staff/quote-requests"],
  ["to an admin API that other machines reach", LOCAL, false, undefined],
  ["with Sanity's hosted lake", HOSTED, true, undefined],
])("without a token, a request %s is anonymous", async (_case, contentApiUrl, isLoopback, url) => {
  const { fetch, identify } = setup({ answer: () => user("administrator"), contentApiUrl, isLoopback });
  expect(await identify(ask({}, url))).toMatchObject({ role: "anonymous" });
  expect(fetch).not.toHaveBeenCalled();
});
