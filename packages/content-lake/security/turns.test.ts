import { setTimeout } from "node:timers/promises";

import { expect, onTestFinished, test, vi } from "vitest";

import type { Role } from "../access/identity.ts";
import { createPreviewToken } from "../access/preview-token.ts";
import { StoppedError } from "../errors.ts";
import { queryLimitsOf } from "../query/budget.ts";
import { createTestApp, LOCAL_KEY, READ_TOKEN, serveTestApp } from "../testing/server.ts";

// A request may cost a second before its route does anything: to parse 8 MB of JSON takes as long.

/** After each piece of work, its client rests. */
function countAllWorkAsLong(ms = 200): void {
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(process, "threadCpuUsage").mockReturnValue({ user: ms * 1000, system: 0 });
}

const { anonymous: allRoutes } = createTestApp();
const routesWithBodies = allRoutes.routes
  .filter(
    ({ method, path }) => ["POST", "PUT", "PATCH", "DELETE"].includes(method) && !path.includes("/auth/"),
  )
  .map(({ method, path }) => [
    method,
    path.replace("/:version", "/v2025-02-19").replaceAll(/:\w+|\*/g, "local000"),
  ]);

test.each(routesWithBodies)(
  "the bodies of %s %s are parsed when it is the client's turn",
  async (method, path) => {
    const { app } = createTestApp();
    countAllWorkAsLong();
    const parse = vi.spyOn(JSON, "parse");
    const bodies = ["[1]", "[2]", "[3]"];
    const parsed = () => parse.mock.calls.filter(([text]) => bodies.includes(text)).length;
    const answers = bodies.map(async (body) => app.request(path, { method, body }));
    await Promise.race(answers);
    expect(parsed()).toBeLessThanOrEqual(1);
    for (const answer of answers) expect((await answer).status).toBeLessThan(500);
  },
);

test("the routes that read bodies are tested", () => {
  expect(routesWithBodies).toEqual(
    expect.arrayContaining([
      ["POST", "/v2025-02-19/data/query/production"],
      ["POST", "/v2025-02-19/data/mutate/production-comments"],
      ["POST", "/v2025-02-19/data/actions/production"],
      ["PUT", "/v2025-02-19/users/me/keyvalue"],
    ]),
  );
});

test.each([
  ["query", "/v1/data/query/production?query=*"],
  ["document", "/v1/data/doc/production/page"],
  ["history", "/v1/data/history/production/transactions/page"],
  ["listener", "/v1/data/listen/production?query=*"],
  ["live events", "/v1/data/live/events/production"],
  ["references", "/v1/data/references/production/documents/page/to"],
  ["settings", "/v1/users/me/keyvalue/key"],
  ["users", "/v1/users/site,nobody"],
])("a %s waits until its client has rested from a write, and others do not", async (_, path) => {
  await using server = await serveTestApp();
  const { app, connections, signIn } = server;
  const headers = { authorization: `Bearer ${await signIn("ada", "viewer")}` };
  // Far longer than the other request takes on a busy machine.
  countAllWorkAsLong(1500);
  const body = JSON.stringify({ mutations: [{ create: { _type: "page" } }] });
  expect((await app.request("/v1/data/mutate/production", { method: "POST", body })).status).toBe(200);
  const waiting = vi.fn<() => void>();
  const answer = Promise.resolve(app.request(path)).finally(waiting);
  expect((await app.request(path, { headers })).status).toBe(200);
  expect(waiting).not.toHaveBeenCalled();
  expect((await answer).status).toBe(200);
  connections.closeAll();
});

test.each([
  ["listeners", "/v1/data/listen/production?query=*", undefined],
  ["live events", "/v1/data/live/events/production", undefined],
  ["writes", "/v1/data/mutate/production", "{}"],
])("at most 1,000 %s of a client wait", async (_, path, body) => {
  const { accounts, anonymous, lake, signIn } = createTestApp();
  const headers = { authorization: `Bearer ${await signIn("ada", "viewer")}`, "content-length": "2" };
  vi.spyOn(lake.queries, "query").mockImplementation(() => {
    throw new StoppedError(400, {});
  });
  // From now on, the client rests for a minute.
  expect((await anonymous.request("/v1/data/query/production?query=1", { headers })).status).toBe(400);
  const init = body === undefined ? { headers } : { method: "POST", body, headers };
  const answers = Array.from({ length: 1010 }, async () => anonymous.request(path, init));
  // After the rest, when another test runs, they end at once.
  onTestFinished(() => void accounts.remove("ada@example.com"));
  const first = Promise.race(answers).then(({ status }) => status);
  expect(await Promise.race([first, setTimeout(2000, "all wait")])).toBe(429);
});

/** Whether a second client must rest after the work of the first one. */
async function restTogether(
  app: ReturnType<typeof createTestApp>,
  first: string,
  second: string,
): Promise<boolean> {
  const path = "/v1/data/query/production?query=1";
  const request = async (token: string) =>
    app.anonymous.request(path, { headers: { authorization: `Bearer ${token}` } });
  expect((await request(first)).status).toBe(200);
  const start = performance.now();
  expect((await request(second)).status).toBe(200);
  return performance.now() - start > 150;
}

test("the previews of an account take turns with each other, and with nobody else", async () => {
  const app = createTestApp();
  // Viewers would also take turns with each other.
  const [ada, grace] = [await app.signIn("ada", "editor"), await app.signIn("grace", "editor")];
  const previewOf = (token: string, minutes = 1) =>
    createPreviewToken(READ_TOKEN, app.access.identifyToken(token).id, Date.now() + minutes * 60_000);
  countAllWorkAsLong();
  expect(await restTogether(app, previewOf(ada), previewOf(ada, 2))).toBe(true);
  expect(await restTogether(app, previewOf(ada), ada)).toBe(false);
  expect(await restTogether(app, ada, previewOf(ada))).toBe(false);
  expect(await restTogether(app, previewOf(ada), previewOf(grace))).toBe(false);
  expect(await restTogether(app, previewOf(ada), READ_TOKEN)).toBe(false);
});

test("a viewer who repeats a slow query makes neither contributors nor previews of editors wait for its rest", async () => {
  const { access, anonymous, lake, signIn } = createTestApp();
  const [vera, carl, ed] = [
    await signIn("vera", "viewer"),
    await signIn("carl", "contributor"),
    await signIn("ed", "editor"),
  ];
  const preview = createPreviewToken(READ_TOKEN, access.identifyToken(ed).id, Date.now() + 60_000);
  onTestFinished(() => void vi.restoreAllMocks());
  const { queries } = lake;
  const query = queries.query.bind(queries);
  let slow = 0;
  vi.spyOn(lake.queries, "query").mockImplementation((request) => {
    const start = performance.now();
    if (request.query === "2") slow += 1;
    while (request.query === "2" && performance.now() - start < 1200);
    return query(request);
  });
  const ask = async (token: string, text: string) =>
    anonymous.request(`/v1/data/query/production?query=${text}`, {
      headers: { authorization: `Bearer ${token}` },
    });
  await ask(vera, "2");
  const next = ask(vera, "2");
  const start = performance.now();
  for (const token of [carl, preview]) expect((await ask(token, "1")).status).toBe(200);
  // The rest of the viewer takes 700 ms, and is followed by its next query.
  expect(slow).toBe(1);
  expect(performance.now() - start).toBeLessThan(600);
  await next;
});

test("after a stopped query, only a preview that someone who may publish everything has opened does not rest for long", async () => {
  const { access, accounts, app, lake, signIn, write } = createTestApp();
  const openerOf = async (name: string, role: Role) => access.identifyToken(await signIn(name, role)).id;
  const ed = await openerOf("ed", "editor");
  const others = [await openerOf("vera", "viewer"), await openerOf("carl", "contributor")];
  const account = { email: "gerda@example.com", name: "gerda", password: "a long password" };
  others.push((await accounts.add({ ...account, role: "editor", scope: '_type == "page"' })).id);
  const _id = "sanity-preview-url-secret.share-access";
  write({ create: { _id, _type: "sanity.previewUrlShareAccess", secret: "s" } });
  others.push(`shared ${lake.documents.get(_id)?._rev}`);

  countAllWorkAsLong();
  const query = vi.spyOn(lake.queries, "query").mockImplementation(() => {
    throw new StoppedError(400, {});
  });
  const ask = async (opener: string) => {
    const token = createPreviewToken(READ_TOKEN, opener, Date.now() + 60_000);
    return app.request("/v1/data/query/production?query=1", {
      headers: { authorization: `Bearer ${token}` },
    });
  };
  for (const opener of [ed, ...others]) expect((await ask(opener)).status).toBe(400);
  query.mockReset();
  const answered: string[] = [];
  for (const opener of [ed, ...others]) void ask(opener).then(() => answered.push(opener));
  await vi.waitFor(() => expect(answered).toContain(ed), 3000);
  await setTimeout(500);
  expect(answered).toEqual([ed]);
});

test("the streams of one preview leave all others theirs", async () => {
  const { access, anonymous, connections, signIn } = createTestApp({ listenerLimit: 8 });
  const open = async (opener: string) => {
    const token = createPreviewToken(READ_TOKEN, access.identifyToken(opener).id, Date.now() + 60_000);
    const headers = { authorization: `Bearer ${token}` };
    return (await anonymous.request("/v1/data/live/events/production?includeDrafts=true", { headers }))
      .status;
  };
  const [ada, grace] = [await signIn("ada", "viewer"), await signIn("grace", "viewer")];
  expect([await open(ada), await open(ada), await open(ada)]).toEqual([200, 200, 503]);
  expect(await open(grace)).toBe(200);
  connections.closeAll();
});

test.each(["viewer", "contributor"] as const)(
  "the queries and writes of a %s may take two seconds",
  async (role) => {
    const { access, app, anonymous, lake, signIn } = createTestApp();
    const token = await signIn("ada", role);
    const limits = queryLimitsOf(access.identifyToken(token));
    expect(limits).toMatchObject({ milliseconds: 2000 });
    const preview = createPreviewToken(READ_TOKEN, access.identifyToken(token).id, Date.now() + 60_000);
    expect(queryLimitsOf(access.identifyToken(preview))).toMatchObject({ milliseconds: 500 });
    const query = vi.spyOn(lake.queries, "query");
    const headers = { authorization: `Bearer ${token}` };
    expect((await anonymous.request("/v1/data/query/production?query=1", { headers })).status).toBe(200);
    expect(query).toHaveBeenLastCalledWith(expect.objectContaining({ limits }));
    for (const editor of [READ_TOKEN, LOCAL_KEY])
      expect(queryLimitsOf(access.identifyToken(editor))).toMatchObject({ milliseconds: 5000 });

    onTestFinished(() => void vi.restoreAllMocks());
    vi.spyOn(process, "threadCpuUsage").mockImplementation((start) => ({
      user: start ? 3_000_000 : 0,
      system: 0,
    }));
    const body = JSON.stringify({ mutations: [{ patch: { query: "*[false]", set: { a: 1 } } }] });
    const init = { method: "POST", body };
    expect((await anonymous.request("/v1/data/mutate/production", { ...init, headers })).status).toBe(413);
    expect((await app.request("/v1/data/mutate/production", init)).status).toBe(200);
  },
);

test("who cannot write much sends small bodies", async () => {
  const { anonymous, signIn } = createTestApp();
  const statusOf = async (token: string, bytes: number) => {
    const headers = { authorization: `Bearer ${token}`, "content-length": String(bytes) };
    const body = JSON.stringify({ query: "1" }).padEnd(bytes);
    const answer = await anonymous.request("/v1/data/query/production", { method: "POST", headers, body });
    return answer.status;
  };
  const [reader, limited, trusted] = [512 * 1024, 4 * 1024 ** 2, 16 * 1024 ** 2];
  for (const [token, bytes] of [
    [READ_TOKEN, reader],
    [await signIn("vera", "viewer"), reader],
    [await signIn("carl", "contributor"), limited],
    [await signIn("ed", "editor"), trusted],
  ] as const) {
    expect(await statusOf(token, bytes)).toBe(200);
    expect(await statusOf(token, bytes + 1)).toBe(413);
  }
});
