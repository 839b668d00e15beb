import { sendToAdmin } from "../../sandbox/lake.ts";
import { type HttpResponse, newVisitor, type RequestOptions, send } from "../../sandbox/request.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { waitFor } from "../../sandbox/wait.ts";
import { bearer, PASSWORD, runLakeCommand, sessionIdOf, signIn, withAccount } from "../accounts.ts";
import type { Row, TestContext } from "../context.ts";
import { expectStatus, expectThat } from "../expect.ts";

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

export const staff: readonly Row[] = [
  {
    number: 50,
    area: "admin",
    title: "only staff can read the list of quote requests, and its parameters are validated",
    async attack(context) {
      const read = (label: string, headers: RequestOptions["headers"] = {}, path = LIST, method = "GET") =>
        sendToAdmin(context.target, path, { method, label, headers });

      expectStatus(
        context,
        await read("through a proxy, no token", { "x-forwarded-for": "203.0.113.9" }),
        401,
      );
      expectStatus(
        context,
        await read("from another site's page", { origin: "https://evil.example" }),
        401,
        403,
      );
      expectStatus(context, await read("from another site", { "sec-fetch-site": "cross-site" }), 401, 403);
      const wrong = await Promise.all(
        [
          "nothing",
          `${unsignedToken}.`,
          `${unsignedToken}.AAAA`,
          "'or/**/1=1--",
          context.target.readToken.slice(1),
        ].map((token) => read(`token ${token.slice(0, 20)}`, bearer(token))),
      );
      for (const response of wrong) expectStatus(context, response, 401);
      const bodies = new Set(wrong.map(({ body }) => body));
      expectThat(
        context,
        { request: "all wrong tokens" },
        "the same response",
        bodies.size === 1,
        [...bodies].join(" | "),
      );
      expectStatus(context, await read("the site's own token", bearer(context.target.readToken)), 401, 403);
      for (const method of ["POST", "PUT", "DELETE", "TRACE"]) {
        expectStatus(
          context,
          await read("with a foreign origin", { origin: "https://evil.example" }, LIST, method),
          401,
          403,
          404,
          405,
        );
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
      expectThat(
        context,
        preflight,
        "credentials not allowed",
        !/authorization/i.test(String(preflight.headers["access-control-allow-headers"])),
      );
      await expectParametersChecked(context, read);
      context.note("Accounts, and the duration of a wrong password: row 51, in a sandbox.");
    },
  },
  {
    number: 51,
    area: "admin",
    title: "only the correct password starts a session, and signing out ends it",
    needsSandbox: true,
    async attack(context) {
      const sandbox = await context.openSandbox();
      await runLakeCommand(sandbox, ["user", "add", EMAIL, "--role", "editor"]);
      try {
        await attackSessions(context, sandbox);
      } finally {
        await runLakeCommand(sandbox, ["user", "remove", EMAIL]);
      }
    },
  },
  {
    number: 121,
    area: "admin",
    title: "contributors and viewers cannot read quote requests and statistics",
    needsSandbox: true,
    async attack(context) {
      const sandbox = await context.openSandbox();
      for (const role of ["contributor", "viewer"]) {
        const account = { email: `attack-${role}@example.com`, role };
        await withAccount(sandbox, account, async (token) => {
          for (const [method, path] of [
            ["GET", LIST],
            ["GET", `${LIST}.csv`],
            ["GET", "/staff/statistics?from=2026-01-01&until=2026-02-01"],
            ["PATCH", `${LIST}/x`],
          ] as const) {
            const headers = bearer(token);
            const request = { method, headers, label: role, ...(method === "PATCH" && { body: "{}" }) };
            expectStatus(context, await sendToAdmin(sandbox, path, request), 403);
          }
        });
      }
    },
  },
];

async function expectParametersChecked(
  context: TestContext,
  read: (label: string, headers: RequestOptions["headers"], path: string) => Promise<HttpResponse>,
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
    expectStatus(context, await read("", {}, `${LIST}?${query}`), 400);
  }
  for (const text of ["' or '1'='1", "%", "_", "\\", "*[_type == 'x']", "; drop table quote_requests"]) {
    const path = `${LIST}?text=${encodeURIComponent(`${text} attack-nobody`)}`;
    const response = await read("special characters", {}, path);
    expectThat(
      context,
      response,
      "searched literally: nothing found",
      response.status === 200 && response.body.includes('"total":0'),
      `${response.status} ${response.body.slice(0, 80)}`,
    );
  }
  expectStatus(
    context,
    await read("an unknown id", {}, `${LIST}/00000000-0000-4000-8000-000000000000/file`),
    404,
  );
  expectStatus(context, await read("an id with path traversal", {}, `${LIST}/..%2f..%2fadmin.db/file`), 404);
}

async function attackSessions(context: TestContext, sandbox: Sandbox): Promise<void> {
  const { lakeUrl, studioUrl } = sandbox;
  const list = (label: string, headers: RequestOptions["headers"] = {}) =>
    sendToAdmin(sandbox, LIST, { label, headers });

  expectStatus(context, await list("no token, with accounts"), 401);
  expectStatus(
    context,
    await signIn(sandbox, EMAIL, PASSWORD, {
      headers: { origin: "https://evil.example" },
      label: "from another site",
    }),
    403,
  );
  expectStatus(
    context,
    await send(lakeUrl, `${LOGIN}?origin=${encodeURIComponent("https://evil.example")}`),
    400,
  );

  const signedIn = await signIn(sandbox, EMAIL, PASSWORD, {
    visitor: newVisitor(),
    label: "the right password",
  });
  expectStatus(context, signedIn, 303);
  const location = String(signedIn.headers.location);
  expectThat(context, signedIn, "back to the Studio", location.startsWith(studioUrl), location);
  expectThat(context, signedIn, "no cookie", signedIn.headers["set-cookie"] === undefined);
  const sid = sessionIdOf(signedIn);
  const headers = { origin: studioUrl };
  const fetched = await send(lakeUrl, `/v1/auth/fetch?sid=${sid}`, { headers });
  expectStatus(context, fetched, 200);
  const token = /"token":"([^"]+)"/.exec(fetched.body)?.[1] ?? "";
  expectStatus(
    context,
    await send(lakeUrl, `/v1/auth/fetch?sid=${sid}`, { headers, label: "the same sid again" }),
    401,
  );
  expectStatus(
    context,
    await send(lakeUrl, "/v1/auth/fetch?sid=chosen-by-somebody", { headers, label: "an invented sid" }),
    401,
  );
  const read = await list("with the token", bearer(token));
  expectStatus(context, read, 200);
  expectThat(
    context,
    read,
    "private, no-store: also not in the back/forward cache",
    /no-store/.test(String(read.headers["cache-control"])),
    read.headers["cache-control"],
  );
  const patched = await send(sandbox.adminUrl, `${LIST}/x`, {
    method: "PATCH",
    body: "{}",
    label: "from another site's page, without a token",
    headers: { origin: "https://evil.example" },
  });
  expectStatus(context, patched, 401, 403);
  const signOutHeaders = { ...bearer(token), origin: studioUrl };
  expectStatus(
    context,
    await send(lakeUrl, "/v1/auth/logout", { method: "POST", headers: signOutHeaders }),
    200,
  );
  // The admin API may know a session for ten more seconds.
  const signedOut = await waitFor(
    () => list("after signing out", bearer(token)),
    ({ status }) => status === 401,
    15_000,
  );
  expectStatus(context, signedOut, 401);
  await guessPasswords(context, sandbox);
}

async function guessPasswords(context: TestContext, sandbox: Sandbox): Promise<void> {
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
  expectThat(
    context,
    { request: "a known and an unknown address, wrong password" },
    "durations that do not reveal which is known",
    difference < 0.35,
    `${known.toFixed(0)} and ${unknown.toFixed(0)} ms`,
  );

  const visitor = newVisitor();
  const attempts = await Promise.all(
    Array.from({ length: 60 }, (_, index) => signIn(sandbox, EMAIL, `wrong ${index}`, { visitor })),
  );
  const limited = attempts.find(({ status }) => status === 429);
  expectThat(
    context,
    { request: "60 wrong passwords" },
    "429 with Retry-After",
    limited !== undefined && limited.headers["retry-after"] !== undefined,
    attempts.map(({ status }) => status).join(" "),
  );
}
