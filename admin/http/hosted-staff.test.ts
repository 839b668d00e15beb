import { expect, test, vi } from "vitest";

import { createHostedStaff } from "./hosted-staff.ts";

const bearer = (token: string) =>
  new Request("https://backend.example/admin/staff/quote-requests", {
    headers: { authorization: `Bearer ${token}` },
  });

function setup(answer: () => Response | Promise<Response>) {
  let time = 0;
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  const identify = createHostedStaff({ projectId: "p1", fetch, now: () => time });
  return { fetch, identify, pass: (ms: number) => (time += ms) };
}
const user = (...roles: string[]) =>
  Response.json({ id: "grace", roles: roles.map((name) => ({ name, title: name })) });

test("Sanity is asked for the project's member with the member's own token", async () => {
  const { fetch, identify } = setup(() => user("editor"));
  expect(await identify(bearer("t-1"))).toEqual({ id: "grace", role: "editor" });
  expect(fetch.mock.calls[0]).toMatchObject([
    "https://p1.api.sanity.io/v2021-06-07/users/me",
    { headers: { authorization: "Bearer t-1" } },
  ]);
});

test.each([
  [["administrator"], "administrator"],
  [["developer"], "editor"],
  [["contributor"], "viewer"],
  [["our-own-role"], "viewer"],
  [[], "viewer"],
] as const)("the roles %j map to %s", async (roles, role) => {
  const { identify } = setup(() => user(...roles));
  expect((await identify(bearer("t-1"))).role).toBe(role);
});

test("an identity is cached for a minute, by its token", async () => {
  const { fetch, identify, pass } = setup(() => user("editor"));
  await identify(bearer("t-1"));
  pass(59_000);
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
])("nobody is identified when Sanity %s", async (_case, answer, status) => {
  const { identify } = setup(answer);
  await expect(identify(bearer("t-1"))).rejects.toMatchObject({ status });
});

test("a request without a token is anonymous, and Sanity is not asked", async () => {
  const { fetch, identify } = setup(() => user("editor"));
  expect(await identify(new Request("https://backend.example/"))).toMatchObject({ role: "anonymous" });
  expect(fetch).not.toHaveBeenCalled();
});

test("in a flood of unknown tokens, Sanity is asked about at most ten at a time, and not about long ones", async () => {
  const gate = Promise.withResolvers<void>();
  const { fetch, identify } = setup(async () => {
    await gate.promise;
    return user("editor");
  });
  const all = Promise.allSettled(Array.from({ length: 30 }, (_, index) => identify(bearer(`t-${index}`))));
  const long = identify(bearer("t".repeat(2000)));
  await expect(long).rejects.toMatchObject({ status: 401 });
  gate.resolve();
  const results = await all;
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  expect(fetch).toHaveBeenCalledTimes(10);
  expect(await identify(bearer("t-29"))).toMatchObject({ role: "editor" });
});
