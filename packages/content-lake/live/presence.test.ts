import { setTimeout } from "node:timers/promises";

import { expect, onTestFinished, test, vi } from "vitest";
import { WebSocket } from "ws";

import { createPreviewToken } from "../access/preview-token.ts";
import { AS_OPERATOR, READ_TOKEN, serveTestApp, STUDIO_ORIGIN } from "../testing/server.ts";
import { messageText } from "./websocket-request.ts";

/** Opens a presence socket as a Studio tab does, and collects what it receives. */
async function openTab(url: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${url.replace("http", "ws")}/v2022-06-30/socket/production`, {
    headers: { origin: STUDIO_ORIGIN, ...headers },
  });
  await new Promise((resolve) => {
    socket.once("open", resolve);
  });
  const received: unknown[] = [];
  const answers = new Map<string, (answer: unknown) => void>();
  socket.on("message", (data) => {
    const message = JSON.parse(messageText(data));
    if (message.method === "presence_subscription") received.push(message.params.result);
    else answers.get(message.id)?.(message.result ?? message.error);
  });
  let last = 0;
  const call = (method: string, params: object) =>
    new Promise((resolve) => {
      const id = String((last += 1));
      answers.set(id, resolve);
      socket.send(JSON.stringify({ jsonrpc: "2.0", method, params: { ...params, apiVersion: "v1" }, id }));
    });
  return { call, received, socket };
}

const LOCATIONS = [
  { type: "document", documentId: "a", path: ["title"], lastActiveAt: "2026-11-21T12:00:00.000Z" },
];

test("two tabs of one user see each other's location and disconnect", async () => {
  await using lake = await serveTestApp();
  const one = await openTab(lake.url, AS_OPERATOR);
  const two = await openTab(lake.url, AS_OPERATOR);
  expect(await one.call("presence_subscribe", {})).toEqual(expect.any(String));
  await two.call("presence_subscribe", {});
  await two.call("presence_rollcall", { session: "tab-2" });
  await one.call("presence_announce", { data: { locations: LOCATIONS, sessionId: "tab-1" } });
  await expect.poll(() => two.received).toHaveLength(1);
  expect(one.received).toEqual([{ type: "rollCall", i: "local-administrator", session: "tab-2" }]);
  expect(two.received).toEqual([
    { type: "state", i: "local-administrator", m: { locations: LOCATIONS, sessionId: "tab-1" } },
  ]);
  one.socket.terminate();
  await expect
    .poll(() => two.received)
    .toContainEqual({
      type: "disconnect",
      i: "local-administrator",
      m: { session: "tab-1" },
    });
  two.socket.close();
});

test("a socket has one session of its own, so that no Studio keeps many", async () => {
  await using lake = await serveTestApp();
  const editor = await openTab(lake.url, { authorization: `Bearer ${await lake.signIn("ada", "editor")}` });
  const viewer = await openTab(lake.url, { authorization: `Bearer ${await lake.signIn("bob", "viewer")}` });
  await viewer.call("presence_subscribe", {});
  const announce = (tab: typeof editor, sessionId: string) =>
    tab.call("presence_announce", { data: { locations: LOCATIONS, sessionId } });
  expect(await announce(editor, "tab-1")).toBe(true);
  expect(await announce(viewer, "tab-1")).toMatchObject({ message: "This is the session of another user" });
  expect(await viewer.call("presence_disconnect", { session: "tab-1" })).toMatchObject({ code: -32_600 });
  expect(await announce(viewer, "tab-2")).toBe(true);
  expect(await announce(viewer, "tab-3")).toMatchObject({ message: "A socket has one session" });
  expect(await viewer.call("presence_rollcall", { session: "tab-3" })).toMatchObject({ code: -32_600 });
  expect(viewer.received).toHaveLength(1);
  for (const { socket } of [editor, viewer]) socket.close();
});

test("the locations of all tabs of a user are limited together", async () => {
  await using lake = await serveTestApp();
  const tabs = await Promise.all(Array.from({ length: 6 }, () => openTab(lake.url, AS_OPERATOR)));
  const [location] = LOCATIONS;
  const locations = Array.from({ length: 30 }, () => location);
  const answers = await Promise.all(
    tabs.map((tab, index) =>
      tab.call("presence_announce", { data: { locations, sessionId: `tab-${index}` } }),
    ),
  );
  expect(answers.filter((answer) => answer === true)).toHaveLength(5);
  tabs[0]?.socket.close();
  await expect
    .poll(() => tabs[5]?.call("presence_announce", { data: { locations, sessionId: "tab-5" } }))
    .toBe(true);
  for (const { socket } of tabs) socket.close();
});

test("only signed-in users take part", async () => {
  await using lake = await serveTestApp();
  const token = await lake.signIn("ada", "editor");
  const anonymous = await openTab(lake.url);
  const editor = await openTab(lake.url);
  expect(await anonymous.call("presence_subscribe", {})).toMatchObject({ code: 4001 });
  expect(await anonymous.call("authorization", { authorization: "Bearer wrong" })).toMatchObject({
    code: 4001,
  });
  expect(
    await anonymous.call("authorization", {
      authorization: `Bearer ${createPreviewToken(READ_TOKEN, "local-administrator", Date.now() + 60_000)}`,
    }),
  ).toMatchObject({ code: 4001 });
  expect(await anonymous.call("presence_subscribe", {})).toMatchObject({ code: 4001 });
  expect(await editor.call("authorization", { authorization: `Bearer ${token}` })).toBe("ok");
  expect(await editor.call("presence_subscribe", {})).toEqual(expect.any(String));
  anonymous.socket.close();
  editor.socket.close();
});

test.each([{}, AS_OPERATOR])(
  "a client that does not read its answers is disconnected: %j",
  async (headers) => {
    await using lake = await serveTestApp();
    const { socket } = await openTab(lake.url, headers);
    const closed = new Promise((resolve) => socket.once("close", () => resolve("closed")));
    const answered = new Promise((resolve) => socket.once("message", () => resolve("answered")));
    vi.spyOn(WebSocket.prototype, "bufferedAmount", "get").mockReturnValue(2 ** 21);
    onTestFinished(() => void vi.restoreAllMocks());
    socket.send("{}");
    expect(await Promise.race([closed, answered])).toBe("closed");
  },
);

test("an answer repeats no long text of its call", async () => {
  await using lake = await serveTestApp();
  const { socket } = await openTab(lake.url);
  const answered = new Promise<string>((resolve) => {
    socket.once("message", (data) => resolve(messageText(data)));
  });
  socket.send(JSON.stringify({ id: "x".repeat(16_000), method: "presence_subscribe", params: {} }));
  expect((await answered).length).toBeLessThan(200);
  socket.close();
});

test("a user whose account is removed is disconnected within seconds", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  await using lake = await serveTestApp();
  const token = lake.tokens.createApiToken("leaving", "viewer");
  const { socket, call } = await openTab(lake.url);
  await call("authorization", { authorization: `Bearer ${token}` });
  const closed = new Promise((resolve) => socket.once("close", resolve));
  lake.tokens.revoke(token);
  vi.advanceTimersByTime(10_000);
  expect(await closed).toBe(1008);
});

test("a client that does not sign in within ten seconds is disconnected", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await using lake = await serveTestApp({ isLoopback: false });
  const [anonymous, reader] = [await openTab(lake.url), await openTab(lake.url)];
  const closed = new Promise((resolve) => anonymous.socket.once("close", resolve));
  await reader.call("authorization", { authorization: `Bearer ${READ_TOKEN}` });
  await anonymous.call("presence_subscribe", {});
  vi.advanceTimersByTime(10_000);
  expect(await closed).toBe(1008);
  expect(await reader.call("presence_subscribe", {})).toEqual(expect.any(String));
  reader.socket.close();
});

test("a client has at most two subscriptions", async () => {
  await using lake = await serveTestApp();
  const { socket, call } = await openTab(lake.url, AS_OPERATOR);
  for (let count = 0; count < 2; count += 1) {
    expect(await call("presence_subscribe", {})).toEqual(expect.any(String));
  }
  expect(await call("presence_subscribe", {})).toMatchObject({ code: -32_600 });
  socket.close();
});

test("an invalid call gets an error response, and the socket stays open", async () => {
  await using lake = await serveTestApp();
  const { socket, call } = await openTab(lake.url, AS_OPERATOR);
  socket.send("{");
  socket.send(JSON.stringify({ id: 1, method: "presence_announce", params: { data: null } }));
  expect(await call("presence_subscribe", {})).toEqual(expect.any(String));
  expect(lake.lines).toEqual([]);
  socket.close();
});

/** A call with deeply nested locations, within the limit of 16 kB per message. */
function deepCall(depth: number): string {
  const locations = "[".repeat(depth) + "]".repeat(depth);
  return `{"id":"deep","method":"presence_announce","params":{"data":{"sessionId":"tab-1","locations":${locations}}}}`;
}

test.each([2000, 5000, 8000])(
  "%i nested brackets are rejected, from an anonymous client and from an editor",
  async (depth) => {
    await using lake = await serveTestApp();
    const editor = await openTab(lake.url, AS_OPERATOR);
    const anonymous = await openTab(lake.url);
    const codes: unknown[] = [];
    for (const { socket } of [editor, anonymous]) {
      socket.on("message", (data) => {
        const { id, error } = JSON.parse(messageText(data));
        if (id === "deep") codes.push(error.code);
      });
      socket.send(deepCall(depth));
    }
    expect(await anonymous.call("presence_subscribe", {})).toMatchObject({ code: 4001 });
    expect(await editor.call("presence_subscribe", {})).toEqual(expect.any(String));
    expect(new Set(codes)).toEqual(new Set([-32_600, 4001]));
    editor.socket.close();
    anonymous.socket.close();
  },
);

test("an unexpected error ends the socket and is logged", async () => {
  await using lake = await serveTestApp();
  const { socket, call } = await openTab(lake.url);
  vi.spyOn(lake.access, "identifyToken").mockImplementation(() => {
    throw new RangeError("Maximum call stack size exceeded");
  });
  const closed = new Promise((resolve) => socket.once("close", resolve));
  void call("authorization", { authorization: "Bearer x" });
  expect(await closed).toBe(1011);
  expect(lake.lines.join("")).toContain("A presence call failed");
});

const [LOCATION] = LOCATIONS;

test.each<[string, unknown]>([
  ["no location", null],
  ["a text", "x"],
  ["a location without a document", { ...LOCATION, documentId: undefined }],
  ["a location whose document is no id", { ...LOCATION, documentId: "drafts." }],
  ["a location without a path", { ...LOCATION, path: null }],
  ["a path that is a text", { ...LOCATION, path: "title" }],
  ["a path with an object that is no key", { ...LOCATION, path: ["blocks", { _key: "" }] }],
  ["a selection that is none", { ...LOCATION, selection: { focus: null } }],
])("%s, which would end each open Studio with an error, reaches none", async (_name, location) => {
  await using lake = await serveTestApp();
  const token = await lake.signIn("vera", "viewer");
  const one = await openTab(lake.url, { authorization: `Bearer ${token}` });
  const two = await openTab(lake.url, AS_OPERATOR);
  await two.call("presence_subscribe", {});
  const announce = (locations: unknown) =>
    one.call("presence_announce", { data: { locations, sessionId: "tab-1" } });
  expect(await announce([location])).toMatchObject({ code: -32_600 });
  const at = { path: ["blocks", { _key: "a" }, "text", 0], offset: 3 };
  const selected = { ...LOCATION, path: ["blocks", { _key: "a" }], selection: { anchor: at, focus: at } };
  expect(await announce([selected])).toBe(true);
  await expect.poll(() => two.received).toMatchObject([{ m: { locations: [selected] } }]);
  one.socket.terminate();
  two.socket.close();
});

test("the messages of one user are limited in size and number, and each socket gets them twice at most", async () => {
  await using lake = await serveTestApp();
  const one = await openTab(lake.url, AS_OPERATOR);
  const two = await openTab(lake.url, AS_OPERATOR);
  for (let count = 0; count < 2; count += 1)
    expect(await two.call("presence_subscribe", {})).toEqual(expect.any(String));
  expect(await two.call("presence_subscribe", {})).toMatchObject({ message: expect.stringContaining("2") });
  const announce = (field: string) => {
    const locations = LOCATIONS.map((location) => Object.assign({}, location, { path: [field] }));
    return one.call("presence_announce", { data: { locations, sessionId: "tab-1" } });
  };
  expect(await announce("x".repeat(5000))).toMatchObject({ code: expect.any(Number) });
  const answers = await Promise.all(Array.from({ length: 190 }, () => announce("x")));
  expect(answers.filter((answer) => answer === true).length).toBeLessThan(190);
  expect(two.received.length).toBeLessThan(400);
  one.socket.terminate();
  two.socket.close();
});

test("a user sends fewer messages if more sockets get each of them", async () => {
  await using lake = await serveTestApp();
  const [first, ...others] = await Promise.all(
    Array.from({ length: 20 }, async () => openTab(lake.url, AS_OPERATOR)),
  );
  if (first === undefined) throw new Error("There is no tab.");
  for (const { call } of [...others, ...others]) await call("presence_subscribe", {});
  // At the start of a second of the count.
  await setTimeout(1000 - (Date.now() % 1000));
  const start = Date.now();
  const answers = await Promise.all(
    Array.from({ length: 100 }, async () => first.call("presence_rollcall", { session: "tab-1" })),
  );
  const seconds = Math.floor((Date.now() - start) / 1000) + 1;
  // Each goes to 38 subscriptions.
  expect(answers.filter((answer) => answer === true).length).toBeLessThan(50 * seconds);
  expect(answers.filter((answer) => answer === true).length).toBeGreaterThan(20);
  for (const { socket } of [first, ...others]) socket.terminate();
});
