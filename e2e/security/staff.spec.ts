import { PASSWORD, runLakeCommand } from "#accounts.ts";
import { bearer, sessionIdOf, signIn, withAccount } from "#security/testing/accounts.ts";
import { expect, test } from "#security/testing/test.ts";
import { sendToAdmin } from "#testing/lake.ts";
import { type HttpResponse, newVisitor, type RequestOptions, send } from "#testing/request.ts";
import type { Sandbox } from "#testing/sandbox.ts";
import { waitFor } from "#testing/wait.ts";

const LIST = "/staff/quote-requests";
const LOGIN = "/v1/auth/login/password";
const EMAIL = "attack@example.com";

/** A JSON Web Token that claims to need no signature, without its last part. */
const unsignedToken = [
  { alg: "none", typ: "JWT" },
  { sub: "administrator", role: "administrator", aud: "another" },
]
  .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
  .join(".");

test("only staff can read the list of quote requests, and its parameters are validated", async ({
  target,
}) => {
  const read = (label: string, headers: RequestOptions["headers"] = {}, path = LIST, method = "GET") =>
    send(target.adminUrl, path, { method, label, headers });

  for (const headers of [{}, { "x-forwarded-for": undefined }, { origin: target.studioUrl }])
    expect(await read("no token", headers)).toHaveStatus(401);
  expect(await read("from another site's page", { origin: "https://evil.example" })).toHaveStatus(401, 403);
  expect(await read("from another site", { "sec-fetch-site": "cross-site" })).toHaveStatus(401, 403);
  const wrong = await Promise.all(
    ["nothing", `${unsignedToken}.`, `${unsignedToken}.AAAA`, "'or/**/1=1--", target.readToken.slice(1)].map(
      (token) => read(`token ${token.slice(0, 20)}`, bearer(token)),
    ),
  );
  for (const response of wrong) {
    expect(response).toHaveStatus(401);
    expect(response.body, "the same response to each wrong token").toBe(wrong[0]?.body);
  }
  expect(await read("the site's own token", bearer(target.readToken))).toHaveStatus(401, 403);
  for (const method of ["POST", "PUT", "DELETE", "TRACE"]) {
    expect(
      await read("with a foreign origin", { origin: "https://evil.example" }, LIST, method),
    ).toHaveStatus(401, 403, 404, 405);
  }
  const preflight = await read(
    "from another site's page",
    {
      origin: "https://evil.example",
      "access-control-request-headers": "authorization",
      "access-control-request-method": "PATCH",
    },
    LIST,
    "OPTIONS",
  );
  expect(String(preflight.headers["access-control-allow-headers"]), preflight.request).not.toMatch(
    /authorization/i,
  );
  await expectParametersChecked((label, path) => sendToAdmin(target, path, { label }));
});

test(
  "only the correct password starts a session, and signing out ends it",
  { tag: "@sandbox" },
  async ({ sandbox }) => {
    await runLakeCommand(["user", "add", EMAIL, "--role", "editor"], sandbox.commands.lake);
    try {
      await attackSessions(sandbox);
    } finally {
      await runLakeCommand(["user", "remove", EMAIL], sandbox.commands.lake);
    }
  },
);

test(
  "contributors, viewers and editors of one language cannot read quote requests and statistics",
  { tag: "@sandbox" },
  async ({ sandbox }) => {
    for (const { role, scope } of [
      { role: "contributor" },
      { role: "viewer" },
      { role: "editor", scope: '_type == "page" && language == "de"' },
    ]) {
      const account = { email: `attack-${role}@example.com`, role, scope };
      await withAccount(sandbox, account, async (token) => {
        for (const [method, path] of [
          ["GET", LIST],
          ["GET", `${LIST}.csv`],
          ["GET", "/staff/statistics?from=2026-01-01&until=2026-02-01"],
          ["PATCH", `${LIST}/x`],
          ["DELETE", `${LIST}?email=nobody@example.com`],
        ] as const) {
          const headers = bearer(token);
          const request = { method, headers, label: role, ...(method === "PATCH" && { body: "{}" }) };
          expect(await sendToAdmin(sandbox, path, request)).toHaveStatus(403);
        }
      });
    }
  },
);

async function expectParametersChecked(
  read: (label: string, path: string) => Promise<HttpResponse>,
): Promise<void> {
  for (const query of [
    "limit=1e9",
    "limit=1000000000",
    "limit=-1",
    "offset=-1",
    "offset=1e99",
    "state=all",
    `text=${"x".repeat(300)}`,
  ]) {
    expect(await read("", `${LIST}?${query}`)).toHaveStatus(400);
  }
  for (const text of ["' or '1'='1", "%", "_", "\\", "*[_type == 'x']", "; drop table quote_requests"]) {
    const path = `${LIST}?text=${encodeURIComponent(`${text} attack-nobody`)}`;
    const response = await read("special characters", path);
    expect(response).toHaveStatus(200);
    expect(response.body, response.request).toContain('"total":0');
  }
  expect(await read("an unknown id", `${LIST}/00000000-0000-4000-8000-000000000000/file`)).toHaveStatus(404);
  expect(await read("an id with path traversal", `${LIST}/..%2f..%2fadmin.db/file`)).toHaveStatus(404);
}

async function attackSessions(sandbox: Sandbox): Promise<void> {
  const { lakeUrl, studioUrl } = sandbox;
  const list = (label: string, headers: RequestOptions["headers"] = {}) =>
    send(sandbox.adminUrl, LIST, { label, headers });

  expect(await list("no token, with accounts")).toHaveStatus(401);
  expect(
    await signIn(sandbox, EMAIL, PASSWORD, {
      headers: { origin: "https://evil.example" },
      label: "from another site",
    }),
  ).toHaveStatus(403);
  expect(await send(lakeUrl, `${LOGIN}?origin=${encodeURIComponent("https://evil.example")}`)).toHaveStatus(
    400,
  );

  const signedIn = await signIn(sandbox, EMAIL, PASSWORD, {
    visitor: newVisitor(),
    label: "the right password",
  });
  expect(signedIn).toHaveStatus(303);
  expect(new URL(String(signedIn.headers.location)).origin, "back to the Studio").toBe(studioUrl);
  expect(signedIn.headers["set-cookie"], signedIn.request).toBeUndefined();
  const sid = sessionIdOf(signedIn);
  const headers = { origin: studioUrl };
  const fetched = await send(lakeUrl, `/v1/auth/fetch?sid=${sid}`, { headers });
  expect(fetched).toHaveStatus(200);
  const token = /"token":"([^"]+)"/.exec(fetched.body)?.[1] ?? "";
  expect(
    await send(lakeUrl, `/v1/auth/fetch?sid=${sid}`, { headers, label: "the same sid again" }),
  ).toHaveStatus(401);
  expect(
    await send(lakeUrl, "/v1/auth/fetch?sid=chosen-by-somebody", { headers, label: "an invented sid" }),
  ).toHaveStatus(401);
  const read = await list("with the token", bearer(token));
  expect(read).toHaveStatus(200);
  expect(String(read.headers["cache-control"]), read.request).toMatch(/no-store/);
  const patched = await send(sandbox.adminUrl, `${LIST}/x`, {
    method: "PATCH",
    body: "{}",
    label: "from another site's page, without a token",
    headers: { origin: "https://evil.example" },
  });
  expect(patched).toHaveStatus(401, 403);
  const signOutHeaders = { ...bearer(token), origin: studioUrl };
  expect(await send(lakeUrl, "/v1/auth/logout", { method: "POST", headers: signOutHeaders })).toHaveStatus(
    200,
  );
  // The admin API may know a session for ten more seconds.
  const signedOut = await waitFor(
    () => list("after signing out", bearer(token)),
    ({ status }) => status === 401,
    15_000,
  );
  expect(signedOut).toHaveStatus(401);
  await guessPasswords(sandbox);
}

async function guessPasswords(sandbox: Sandbox): Promise<void> {
  const fastest = { known: Infinity, unknown: Infinity };
  for (let index = 0; index < 4; index += 1) {
    for (const [account, email] of [
      ["known", EMAIL],
      ["unknown", "nobody@example.com"],
    ] as const) {
      const { status, ms } = await signIn(sandbox, email, "wrong", { visitor: newVisitor() });
      if (status === 401) fastest[account] = Math.min(fastest[account], ms);
    }
  }
  const { known, unknown } = fastest;
  const difference = Math.abs(known - unknown) / Math.max(known, unknown, 1);
  expect(difference, `a wrong password takes ${known} or ${unknown} ms`).toBeLessThan(0.35);

  const visitor = newVisitor();
  const attempts = await Promise.all(
    Array.from({ length: 60 }, (_, index) => signIn(sandbox, EMAIL, `wrong ${index}`, { visitor })),
  );
  const limited = attempts.find(({ status }) => status === 429);
  expect(limited?.headers["retry-after"], "60 wrong passwords").toBeDefined();
}
