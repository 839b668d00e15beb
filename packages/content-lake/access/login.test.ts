import { createHash } from "node:crypto";
import { once } from "node:events";

import { expect, onTestFinished, test, vi } from "vitest";
import { WebSocket } from "ws";

import { createTestApp, serveTestApp, SITE_ORIGIN, STUDIO_ORIGIN } from "../testing/server.ts";

const LAKE = "http://localhost:3400";
const ADA = { email: "ada@example.com", name: "Ada Lovelace", role: "editor", password: "a long password" };
const RETURN_TO = `${STUDIO_ORIGIN}/structure`;

async function setup(options: Parameters<typeof createTestApp>[0] = {}) {
  const fixture = createTestApp(options);
  await fixture.accounts.add(ADA);
  const send = (fields: Record<string, string>, headers: Record<string, string> = { origin: LAKE }) =>
    fixture.app.request(`${LAKE}/v1/auth/login/password`, {
      method: "POST",
      headers,
      body: new URLSearchParams({ origin: RETURN_TO, ...fields }),
    });
  return { ...fixture, send };
}

test("with an account, requests without a token are rejected, and the Studio finds the login provider", async () => {
  const { anonymous: app } = await setup();
  const me = await app.request("/v1/users/me", { headers: { origin: STUDIO_ORIGIN } });
  expect(me.status).toBe(401);
  expect(await me.json()).toMatchObject({ errorCode: "SIO-401-ANF" });
  const providers = await app.request("/v1/auth/providers");
  expect(await providers.json()).toMatchObject({
    providers: [{ name: "lake", title: "Email and password", url: `${LAKE}/v1/auth/login/password` }],
  });
});

test("the Studio's login flow works: form, session id in the URL, token, logout", async () => {
  const { app, send } = await setup();
  const form = await app.request(
    `/v1/auth/login/password?origin=${encodeURIComponent(RETURN_TO)}&projectId=local000&type=dual`,
  );
  expect(await form.text()).toContain(`value="${RETURN_TO}"`);

  const answer = await send({ email: ADA.email, password: ADA.password });
  expect(answer.status).toBe(303);
  expect(answer.headers.has("set-cookie")).toBe(false);
  const location = answer.headers.get("location") ?? "";
  expect(location).toMatch(/^http:\/\/localhost:3333\/structure#sid=[\w-]{20,}$/);

  const sid = location.split("#sid=")[1] ?? "";
  const fetched = await app.request(`/v1/auth/fetch?sid=${sid}`, { headers: { origin: STUDIO_ORIGIN } });
  const { token } = JSON.parse(await fetched.text());
  const headers = { authorization: `Bearer ${token}` };
  expect(await (await app.request("/v1/users/me", { headers })).json()).toMatchObject({
    name: "Ada Lovelace",
    email: ADA.email,
    role: "editor",
  });
  const again = { headers: { origin: STUDIO_ORIGIN } };
  expect((await app.request(`/v1/auth/fetch?sid=${sid}`, again)).status).toBe(401);

  await app.request("/v1/auth/logout", { method: "POST", headers });
  expect((await app.request("/v1/users/me", { headers })).status).toBe(401);
});

test("a login that was begun before its account is removed gives no session, and neither does one of another process", async () => {
  const { anonymous, accounts, send, tokens } = await setup();
  const location = (await send({ email: ADA.email, password: ADA.password })).headers.get("location") ?? "";
  const [account] = accounts.list();
  if (account === undefined) throw new Error("There is no account.");
  accounts.remove(ADA.email);
  const sid = location.split("#sid=")[1] ?? "";
  const fetched = await anonymous.request(`/v1/auth/fetch?sid=${sid}`, {
    headers: { origin: STUDIO_ORIGIN },
  });
  expect(fetched.status).toBe(401);

  // Another process may have stored a session at the moment at which the account was removed.
  const authorization = `Bearer ${tokens.startSession(account)}`;
  const written = await anonymous.request("/v1/data/mutate/production", {
    method: "POST",
    headers: { authorization },
    body: JSON.stringify({ mutations: [{ create: { _id: "home", _type: "page" } }] }),
  });
  expect(written.status).toBe(401);
});

test("a wrong password and an unknown address get the same response", async () => {
  const { send } = await setup();
  const wrong = await send({ email: ADA.email, password: "another password" });
  const unknown = await send({ email: "bob@example.com", password: "another password" });
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  const text = await wrong.text();
  expect(text).toContain("The email address or the password is wrong.");
  expect(await unknown.text()).toBe(text.replace(ADA.email, "bob@example.com"));
});

test.each([
  [
    "the site's manifest",
    () => Response.json({ name: "Kinetik <Parts>" }),
    "Sign in to Kinetik &lt;Parts&gt;",
  ],
  ["no manifest", () => new Response("<title>Not found</title>", { status: 404 }), "Sign in"],
  ["a manifest without a name", () => Response.json({ name: "" }), "Sign in"],
])("the title of the login page comes from %s", async (_kind, respond, title) => {
  const { app, send } = await setup();
  const fetched = vi.fn<(address: URL) => Promise<Response>>(async () => respond());
  vi.stubGlobal("fetch", fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
  const form = await app.request(`/v1/auth/login/password?origin=${encodeURIComponent(RETURN_TO)}`);
  expect(await form.text()).toContain(`<h1>${title}</h1>`);
  const again = await send({ email: ADA.email, password: "another password" });
  expect(await again.text()).toContain(`<title>${title}</title>`);
  // Once for both: a stranger can ask for any number of login pages.
  expect(fetched.mock.calls.map(([{ href }]) => href)).toEqual([
    "http://localhost:3000/manifest.webmanifest",
  ]);
});

test("after five failures even the correct password is rejected", async () => {
  const { send } = await setup();
  for (let count = 0; count < 5; count += 1) {
    expect((await send({ email: ADA.email, password: "wrong wrong" })).status).toBe(401);
  }
  const answer = await send({ email: ADA.email, password: ADA.password });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(800);
});

test("behind a trusted proxy the failures of one address do not limit another", async () => {
  const { send } = await setup({ trustedProxyHops: 1 });
  const from = async (address: string, password: string) =>
    send({ email: ADA.email, password }, { origin: LAKE, "x-forwarded-for": `203.0.113.9, ${address}` });
  await Promise.all(Array.from({ length: 120 }, () => from("203.0.113.7", "wrong wrong")));
  expect((await from("203.0.113.7", ADA.password)).status).toBe(429);
  expect((await from("203.0.113.8", ADA.password)).status).toBe(303);
});

test.each([
  "https://evil.example/",
  "http://localhost:3333.evil.example/",
  "http://localhost:3333@evil.example/",
  "http://user:x@localhost:3333/",
  "//evil.example",
  // Pages of the site can redirect to anywhere, and browsers keep the session id on a redirect.
  "http://localhost:3000/",
  "http://127.0.0.1:3000/promo",
  "http://localhost:3400/",
  "javascript:alert(1)",
  "",
  "/structure",
])("the login does not return to %j", async (origin) => {
  const { app, send } = await setup();
  expect((await app.request(`/v1/auth/login/password?origin=${encodeURIComponent(origin)}`)).status).toBe(
    400,
  );
  const answer = await send({ origin, email: ADA.email, password: ADA.password });
  expect(answer.status).toBe(400);
  expect(answer.headers.has("location")).toBe(false);
});

test.each(["http://127.0.0.1:3333/structure/page", "https://other-studio.example/desk"])(
  "the login returns to %s, another address of a Studio",
  async (origin) => {
    const { send } = await setup();
    const answer = await send({ origin, email: ADA.email, password: ADA.password });
    expect(answer.headers.get("location")).toContain(`${origin}#sid=`);
  },
);

test("a foreign page gets no token for a session id", async () => {
  const { app, send } = await setup();
  const answer = await send({ email: ADA.email, password: ADA.password });
  const sid = answer.headers.get("location")?.split("#sid=")[1];
  for (const origin of ["https://evil.example", "null"])
    expect((await app.request(`/v1/auth/fetch?sid=${sid}`, { headers: { origin } })).status).toBe(403);
});

test.each([{}, { origin: SITE_ORIGIN }])(
  "a page other than the Studio gets no token for a session id, which is then invalid: %j",
  async (headers) => {
    const { app, send } = await setup();
    const answer = await send({ email: ADA.email, password: ADA.password });
    const sid = answer.headers.get("location")?.split("#sid=")[1];
    expect((await app.request(`/v1/auth/fetch?sid=${sid}`, { headers: { ...headers } })).status).toBe(401);
    const studio = { headers: { origin: STUDIO_ORIGIN } };
    expect((await app.request(`/v1/auth/fetch?sid=${sid}`, studio)).status).toBe(401);
  },
);

test("a Studio in a folder of the site's origin gets the session id, and the site's own pages do not", async () => {
  const { app, send } = await setup({ studioUrl: `${SITE_ORIGIN}/studio` });
  const returnTo = async (origin: string) =>
    (await send({ origin, email: ADA.email, password: ADA.password })).status;
  expect(await returnTo(`${SITE_ORIGIN}/studio`)).toBe(303);
  expect(await returnTo(`${SITE_ORIGIN}/studio/structure`)).toBe(303);
  expect(await returnTo(`${SITE_ORIGIN}/studio-promo`)).toBe(400);
  expect(await returnTo(`${SITE_ORIGIN}/studio/../promo`)).toBe(400);
  expect((await app.request(`/v1/auth/login/password?origin=${SITE_ORIGIN}/promo`)).status).toBe(400);
});

test.each([{ origin: "https://evil.example" }, { origin: "null" }, { origin: STUDIO_ORIGIN }, {}])(
  "a login form sent with %j is rejected",
  async (headers) => {
    const { send } = await setup();
    expect((await send({ email: ADA.email, password: ADA.password }, { ...headers })).status).toBe(403);
  },
);

test("a form that is too large is rejected", async () => {
  const { send } = await setup();
  expect((await send({ email: ADA.email, password: "x".repeat(20_000) })).status).toBe(413);
});

test("the page runs no script, cannot be framed and escapes the typed address", async () => {
  const { send } = await setup();
  const answer = await send({ email: `"><script>alert(1)</script>`, password: "wrong wrong" });
  const page = await answer.text();
  expect(page).not.toContain("<script>");
  const style = /<style>(.*)<\/style>/s.exec(page)?.[1] ?? "";
  const policy = answer.headers.get("content-security-policy");
  expect(policy).toContain(`style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain(`form-action 'self' http://localhost:3000`);
});

test("a WebSocket without a token gets no content and no presence, whatever its headers say", async () => {
  await using lake = await serveTestApp();
  const headers = { origin: STUDIO_ORIGIN };
  const base = lake.url.replace("http", "ws");
  const drafts = new WebSocket(`${base}/v1/data/live/events/production?includeDrafts=true`, { headers });
  drafts.once("open", () => drafts.send("{}"));
  const [rejection] = await once(drafts, "message");
  expect(JSON.parse(String(rejection))).toMatchObject({ status: 401 });
  const presence = new WebSocket(`${base}/v1/socket/production`, { headers });
  presence.once("open", () => presence.send('{"id":1,"method":"presence_subscribe","params":{}}'));
  const [answer] = await once(presence, "message");
  expect(JSON.parse(String(answer))).toMatchObject({ error: { code: 4001 } });
  presence.close();
});

test("without accounts the page says what the operator and others can do, and nobody can sign in with it", async () => {
  const { anonymous } = createTestApp();
  const page = await anonymous.request(`/v1/auth/login/password?origin=${encodeURIComponent(RETURN_TO)}`);
  expect(await page.text()).toMatch(/content-lake user add EMAIL(?![^]*<form)/);
  const sent = await anonymous.request(`${LAKE}/v1/auth/login/password`, {
    method: "POST",
    headers: { origin: LAKE },
    body: new URLSearchParams({ origin: RETURN_TO }),
  });
  expect(sent.status).toBe(401);
});
