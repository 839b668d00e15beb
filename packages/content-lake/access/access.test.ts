import { expect, test } from "vitest";

import { FOREVER } from "../testing/lake.ts";
import { createTestApp, STUDIO_ORIGIN } from "../testing/server.ts";

const MUTATE = "/v1/data/mutate/production";
const body = JSON.stringify({ mutations: [{ create: { _type: "page" } }] });

test.each([
  ["viewer", 403],
  ["editor", 200],
  ["administrator", 200],
] as const)("a write by a %s gets %i", async (role, status) => {
  const { app, tokens, lake } = createTestApp({ isLoopback: false });
  const headers = { authorization: `Bearer ${tokens.createApiToken("test", role)}` };
  expect((await app.request(MUTATE, { method: "POST", headers, body })).status).toBe(status);
  expect(lake.documents.size).toBe(status === 200 ? 1 : 0);
  const actions = JSON.stringify({ actions: [] });
  expect(
    (await app.request("/v1/data/actions/production", { method: "POST", headers, body: actions })).status ===
      403,
  ).toBe(status === 403);
});

test("the author of a change is the token that wrote it", async () => {
  const { app, tokens, lake } = createTestApp({ isLoopback: false });
  const token = tokens.createApiToken("import", "editor");
  const response = await app.request(MUTATE, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  const { transactionId } = JSON.parse(await response.text());
  expect(lake.transactionsFrom(transactionId, FOREVER)).toMatchObject([{ author: tokens.list()[0]?.owner }]);
});

test.each([
  "query/production?query=*",
  "doc/production/a",
  "export/production",
  "listen/production?query=*",
  "live/events/production",
  "history/production/transactions/a",
  "references/production/documents/a/to",
])("a lake is private: an anonymous GET of %s gets 401", async (path) => {
  const { anonymous, write } = createTestApp();
  write({ create: { _id: "a", _type: "page" } });
  for (const headers of [{}, { origin: STUDIO_ORIGIN }, { host: "localhost" }])
    expect((await anonymous.request(`/v2025-11-01/data/${path}`, { headers })).status).toBe(401);
});

test.each(["/v1/data/mutate/production", "/v1/data/actions/production"])(
  "an anonymous POST %s is rejected so that the Studio shows the login screen",
  async (path) => {
    const { anonymous } = createTestApp();
    const response = await anonymous.request(path, {
      method: "POST",
      body,
      headers: { origin: STUDIO_ORIGIN },
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ errorCode: "SIO-401-ANF" });
  },
);

test("the sessions of the local administrator end for good when the first account is created", async () => {
  const { access, accounts, tokens } = createTestApp();
  const session = tokens.startSession({ id: "local-administrator", name: "Local", role: "administrator" });
  expect(access.identifyToken(session)).toMatchObject({ role: "administrator" });
  const email = "ada@example.com";
  await accounts.add({ email, name: "Ada", role: "editor", password: "a long enough password" });
  accounts.remove(email);
  expect(access.isOpen()).toBe(true);
  expect(() => access.identifyToken(session)).toThrow("unknown or has expired");
});
