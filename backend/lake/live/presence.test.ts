import { expect, test, vi } from "vitest";
import { WebSocket } from "ws";

import { serveFixture, STUDIO } from "../http/test-server.ts";
import { textOf } from "./websocket-request.ts";

/** A Studio tab: calls by JSON-RPC, keeps what it is told. */
async function openTab(url: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${url.replace("http", "ws")}/v2022-06-30/socket/production`, {
    headers: { origin: STUDIO, ...headers },
  });
  await new Promise((resolve) => {
    socket.once("open", resolve);
  });
  const told: unknown[] = [];
  const answers = new Map<string, (answer: unknown) => void>();
  socket.on("message", (data) => {
    const message = JSON.parse(textOf(data));
    if (message.method === "presence_subscription") told.push(message.params.result);
    else answers.get(message.id)?.(message.result ?? message.error);
  });
  let last = 0;
  const call = (method: string, params: object) =>
    new Promise((resolve) => {
      const id = String((last += 1));
      answers.set(id, resolve);
      socket.send(JSON.stringify({ jsonrpc: "2.0", method, params: { ...params, apiVersion: "v1" }, id }));
    });
  return { call, told, socket };
}

const LOCATIONS = [
  { type: "document", documentId: "a", path: ["title"], lastActiveAt: "2026-11-21T12:00:00.000Z" },
];

test("two tabs of one person see each other's place, and that one has gone", async () => {
  await using lake = await serveFixture();
  const one = await openTab(lake.url);
  const two = await openTab(lake.url);
  expect(await one.call("presence_subscribe", {})).toEqual(expect.any(String));
  await two.call("presence_subscribe", {});
  await two.call("presence_rollcall", { session: "tab-2" });
  await one.call("presence_announce", { data: { locations: LOCATIONS, sessionId: "tab-1" } });
  await vi.waitFor(() => expect(two.told).toHaveLength(1));
  expect(one.told).toEqual([{ type: "rollCall", i: "local-administrator", session: "tab-2" }]);
  expect(two.told).toEqual([
    { type: "state", i: "local-administrator", m: { locations: LOCATIONS, sessionId: "tab-1" } },
  ]);
  one.socket.terminate();
  await vi.waitFor(() =>
    expect(two.told).toContainEqual({
      type: "disconnect",
      i: "local-administrator",
      m: { session: "tab-1" },
    }),
  );
  two.socket.close();
});

test("with accounts, only those who are signed in take part", async () => {
  await using lake = await serveFixture();
  const ada = await lake.accounts.add({
    email: "ada@example.com",
    name: "Ada",
    role: "editor",
    password: "a long password",
  });
  const token = lake.tokens.startSession(ada);
  const stranger = await openTab(lake.url);
  const editor = await openTab(lake.url);
  expect(await stranger.call("presence_subscribe", {})).toMatchObject({ code: 4001 });
  expect(await stranger.call("authorization", { authorization: "Bearer wrong" })).toMatchObject({
    code: 4001,
  });
  expect(await editor.call("authorization", { authorization: `Bearer ${token}` })).toBe("ok");
  expect(await editor.call("presence_subscribe", {})).toEqual(expect.any(String));
  stranger.socket.close();
  editor.socket.close();
});

test("a call that makes no sense is answered, not fatal", async () => {
  await using lake = await serveFixture();
  const { socket, call } = await openTab(lake.url);
  socket.send("{");
  socket.send(JSON.stringify({ id: 1, method: "presence_announce", params: { data: null } }));
  expect(await call("presence_subscribe", {})).toEqual(expect.any(String));
  expect(lake.lines).toEqual([]);
  socket.close();
});

/** A call whose locations are so many brackets deep: below the 64 kB that a message may have. */
function deepCall(depth: number): string {
  const locations = "[".repeat(depth) + "]".repeat(depth);
  return `{"id":"deep","method":"presence_announce","params":{"data":{"sessionId":"tab-1","locations":${locations}}}}`;
}

test.each([5000, 12_000, 31_000])(
  "%i nested brackets are refused, from a stranger and from an editor, and the lake lives",
  async (depth) => {
    await using lake = await serveFixture();
    const editor = await openTab(lake.url);
    const stranger = await openTab(lake.url, { "x-forwarded-for": "203.0.113.7" });
    const codes: unknown[] = [];
    for (const { socket } of [editor, stranger]) {
      socket.on("message", (data) => {
        const { id, error } = JSON.parse(textOf(data));
        if (id === "deep") codes.push(error.code);
      });
      socket.send(deepCall(depth));
    }
    expect(await stranger.call("presence_subscribe", {})).toMatchObject({ code: 4001 });
    expect(await editor.call("presence_subscribe", {})).toEqual(expect.any(String));
    expect(new Set(codes)).toEqual(new Set([-32_600, 4001]));
    editor.socket.close();
    stranger.socket.close();
  },
);

test("a call that fails for a reason of the lake's own ends its socket and is told", async () => {
  await using lake = await serveFixture();
  const { socket, call } = await openTab(lake.url);
  vi.spyOn(lake.access, "identifyToken").mockImplementation(() => {
    throw new RangeError("Maximum call stack size exceeded");
  });
  const closed = new Promise((resolve) => socket.once("close", resolve));
  void call("authorization", { authorization: "Bearer x" });
  expect(await closed).toBe(1011);
  expect(lake.lines.join("")).toContain("A presence call failed");
});
