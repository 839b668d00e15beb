import { expect, test, vi } from "vitest";

import { createIdentify } from "./sanity-identity.ts";

const HOSTED = "https://p1.api.sanity.io";
const LOCAL = "http://localhost:3400";
const STUDIO = "http://localhost:3333";

const ask = (headers: Record<string, string>) =>
  new Request("http://localhost:3500/staff/quote-requests", { headers });
const bearer = (token: string) => ask({ authorization: `Bearer ${token}` });

interface Answers {
  readonly answer: () => Response | Promise<Response>;
  readonly contentApiUrl?: string;
}

function setup({ answer, contentApiUrl = HOSTED }: Answers) {
  let time = 0;
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  const identify = createIdentify({ contentApiUrl, fetch, now: () => time });
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
  // An account of the embedded lake with a scope.
  [["custom"], "viewer"],
  [[], "viewer"],
] as const)("the roles %j map to %s", async (roles, role) => {
  const { identify } = setup({ answer: () => user(...roles) });
  expect((await identify(bearer("t-1"))).role).toBe(role);
});

test.each([
  ["sanity-token", "viewer"],
  ["google", "administrator"],
  ["lake", "administrator"],
])(
  "an administrator of the provider %s is a %s: the token of a program has no rights of staff",
  async (provider, role) => {
    const { identify } = setup({
      answer: () => Response.json({ id: "importer", roles: [{ name: "administrator" }], provider }),
    });
    expect(await identify(bearer("t-1"))).toEqual({ id: "importer", role });
  },
);

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

test("no flood of unknown tokens keeps a member of staff out who was known before", async () => {
  const gate = Promise.withResolvers<void>();
  let time = 0;
  const identify = createIdentify({
    contentApiUrl: LOCAL,
    now: () => time,
    async fetch(_url, init) {
      const token = new Headers(init?.headers).get("authorization");
      if (token?.includes("slow")) await gate.promise;
      return token === "Bearer t-staff" ? user("editor") : new Response("", { status: 401 });
    },
  });
  await identify(bearer("t-staff"));
  // As many as are remembered, and then as many as are looked up at a time.
  for (let count = 0; count < 600; count += 1)
    await expect(identify(bearer(`junk-${count}`))).rejects.toMatchObject({ status: 401 });
  const flood = Array.from({ length: 30 }, (_, index) => identify(bearer(`slow-${index}`)));
  const rejected = Promise.allSettled(flood);
  time += 11_000;
  expect(await identify(bearer("t-staff"))).toMatchObject({ role: "editor" });
  await expect(flood.at(-1)).rejects.toMatchObject({ status: 429 });
  gate.resolve();
  await rejected;
});

test("simultaneous requests with one token share one lookup", async () => {
  const { fetch, identify } = setup({ answer: () => user("editor") });
  await Promise.all(Array.from({ length: 30 }, () => identify(bearer("t-1"))));
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each([HOSTED, LOCAL])(
  "without a token everybody is anonymous, whatever %s would say and whatever headers they send",
  async (contentApiUrl) => {
    const { fetch, identify } = setup({ answer: () => user("administrator"), contentApiUrl });
    for (const headers of [{}, { origin: STUDIO }, { "sec-fetch-site": "none" }, { host: "localhost:3500" }])
      expect(await identify(ask(headers))).toMatchObject({ role: "anonymous" });
    expect(fetch).not.toHaveBeenCalled();
  },
);
