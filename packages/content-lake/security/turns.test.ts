import { expect, onTestFinished, test, vi } from "vitest";

import { createTestApp, READ_TOKEN, serveTestApp } from "../testing/server.ts";

// A request may cost a second before its route does anything: to parse 8 MB of JSON takes as long.

/** After each piece of work, its client rests. */
function countAllWorkAsLong(): void {
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(process, "threadCpuUsage").mockReturnValue({ user: 200_000, system: 0 });
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
  countAllWorkAsLong();
  const body = JSON.stringify({ mutations: [{ create: { _type: "page" } }] });
  expect((await app.request("/v1/data/mutate/production", { method: "POST", body })).status).toBe(200);
  const waiting = vi.fn<() => void>();
  const answer = Promise.resolve(app.request(path)).finally(waiting);
  expect((await app.request(path, { headers })).status).toBe(200);
  expect(waiting).not.toHaveBeenCalled();
  expect((await answer).status).toBe(200);
  connections.closeAll();
});

test("who cannot write much sends small bodies", async () => {
  const { anonymous, signIn } = createTestApp();
  const statusOf = async (token: string, bytes: number) => {
    const headers = { authorization: `Bearer ${token}`, "content-length": String(bytes) };
    const body = JSON.stringify({ query: "1" }).padEnd(bytes);
    const answer = await anonymous.request("/v1/data/query/production", { method: "POST", headers, body });
    return answer.status;
  };
  const [reader, limited, trusted] = [512 * 1024, 4 * 1024 ** 2, 8 * 1024 ** 2];
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
