import { afterEach, expect, test, vi } from "vitest";

import { signInLocally } from "./sign-in-locally.ts";

const LAKE = { lakeUrl: "http://localhost:3400", projectId: "local000" };
const KEY = "__studio_auth_token_local000";
const ADDRESS = "http://127.0.0.1:40001";

/** A browser with this token from an earlier visit, and a lake that answers as `answers` says. */
function setup(stored: string | null, answers: Readonly<Record<string, Response>>) {
  const items = new Map(stored === null ? [] : [[KEY, stored]]);
  const requests: string[] = [];
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
  vi.stubGlobal("fetch", async (url: string, { method = "GET" }: RequestInit = {}) => {
    requests.push(`${method} ${url}`);
    return answers[url] ?? new Response("", { status: 401 });
  });
  return { requests, token: () => items.get(KEY) };
}

afterEach(() => void vi.unstubAllGlobals());

test("without accounts the browser gets a session where the lake says", async () => {
  const { requests, token } = setup('{"token":"of-an-earlier-lake"}', {
    [`${LAKE.lakeUrl}/v1/auth/local`]: Response.json({ url: ADDRESS }),
    [ADDRESS]: Response.json({ token: "new" }),
  });
  await signInLocally(LAKE);
  expect(token()).toBe('{"token":"new"}');
  expect(requests.at(-1)).toBe(`POST ${ADDRESS}`);
});

test("a session that is still valid is kept", async () => {
  const { requests, token } = setup('{"token":"valid"}', {
    [`${LAKE.lakeUrl}/v1/users/me`]: Response.json({ id: "local-administrator" }),
  });
  await signInLocally(LAKE);
  expect(token()).toBe('{"token":"valid"}');
  expect(requests).toHaveLength(1);
});

test.each([
  ["has accounts", { [`${LAKE.lakeUrl}/v1/auth/local`]: Response.json({ url: null }) }],
  ["belongs to another user", { [`${LAKE.lakeUrl}/v1/auth/local`]: Response.json({ url: ADDRESS }) }],
])("if the lake %s, the Studio shows its login", async (_why, answers) => {
  const { token } = setup(null, answers);
  await signInLocally(LAKE);
  expect(token()).toBeUndefined();
});
