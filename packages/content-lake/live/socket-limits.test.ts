import { expect, onTestFinished, test, vi } from "vitest";
import { WebSocket } from "ws";

import { AS_OPERATOR, serveTestApp } from "../testing/server.ts";
import { messageText } from "./websocket-request.ts";

async function openTab(url: string, headers: Record<string, string> = AS_OPERATOR): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/v2022-06-30/socket/production`, { headers });
  await new Promise((resolve) => {
    socket.once("open", resolve);
  });
  return socket;
}

const BIG_CALLS = {
  "wrong locations": JSON.stringify(Array.from({ length: 5000 }, () => ({}))),
  "a location with a wrong path": JSON.stringify([
    { type: "document", documentId: "a", lastActiveAt: "", path: Array.from({ length: 5000 }, () => []) },
  ]),
};

test.each(Object.entries(BIG_CALLS))("a call with thousands of %s takes no time", async (_, locations) => {
  await using lake = await serveTestApp();
  const socket = await openTab(lake.url);
  const start = process.cpuUsage();
  for (let count = 0; count < 5; count += 1)
    socket.send(
      `{"id":1,"method":"presence_announce","params":{"data":{"sessionId":"a","locations":${locations}}}}`,
    );
  socket.send('{"id":"last","method":"presence_subscribe","params":{}}');
  await new Promise<void>((resolve) => {
    socket.on("message", (data) => messageText(data).includes('"last"') && resolve());
  });
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(300);
  socket.close();
});

test.each([
  ["invalid calls", (socket: WebSocket) => socket.send('{"method":"presence_announce"}')],
  [
    "calls without a sign-in",
    (socket: WebSocket) => socket.send('{"method":"authorization","params":{"authorization":"x"}}'),
  ],
])("a socket that sends many %s is closed before they are all read", async (name, send) => {
  await using lake = await serveTestApp();
  const socket = await openTab(lake.url, name === "calls without a sign-in" ? {} : AS_OPERATOR);
  const closed = new Promise((resolve) => socket.once("close", () => resolve("closed")));
  let answers = 0;
  socket.on("message", () => (answers += 1));
  for (let count = 0; count < 1000; count += 1) send(socket);
  expect(await closed).toBe("closed");
  expect(answers).toBeLessThan(20);
});

test("a socket that pings more than 200 times in a second is closed", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  await using lake = await serveTestApp();
  const socket = await openTab(lake.url);
  let pongs = 0;
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.on("pong", () => {
    pongs += 1;
    if (pongs < 1000) socket.ping();
    else socket.terminate();
  });
  socket.ping();
  await closed;
  expect(pongs).toBeLessThanOrEqual(201);
});

test("a message above 16 kB, which no Studio sends, ends its socket unread", async () => {
  await using lake = await serveTestApp();
  const socket = await openTab(lake.url);
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.send(" ".repeat(16 * 1024 + 1));
  expect(await closed).toBe(1009);
});
