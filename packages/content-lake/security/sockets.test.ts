import { expect, test } from "vitest";
import { WebSocket } from "ws";

import { messageText } from "../live/websocket-request.ts";
import { startLake } from "./attacked-lake.ts";

const PRESENCE = "/v2022-06-30/socket/production";
const LISTEN = "/v2025-02-19/data/listen/production?query=*&includeAllVersions=true";

function open(url: string, path: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(url.replace("http", "ws") + path, { headers });
  let received = "";
  socket.on("message", (data) => (received += messageText(data)));
  const opened = new Promise<boolean>((resolve) => {
    socket.once("open", () => resolve(true));
    socket.once("error", () => resolve(false));
  });
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  return { socket, opened, closed, received: () => received };
}

/** A presence call with deeply nested arrays, below the 16 kB that the lake accepts in one message. */
function nestedPresenceCall(depth: number): string {
  const locations = "[".repeat(depth) + "]".repeat(depth);
  return `{"id":"deep","method":"presence_announce","params":{"data":{"sessionId":"a","locations":${locations}}}}`;
}

test("no message over a WebSocket crashes the lake", async () => {
  await using attacked = await startLake();
  const { lake } = attacked;
  const messages = [...[2000, 5000, 8000].map(nestedPresenceCall), "{", "null", "[[[[", '{"id":{}}'];
  await Promise.all(
    [{}, { authorization: `Bearer ${lake.key}` }].flatMap((headers) =>
      messages.map(async (message) => {
        const { socket, opened, received } = open(lake.url, PRESENCE, headers);
        expect(await opened).toBe(true);
        socket.send(message);
        await expect.poll(received).toContain('"error"');
        socket.close();
      }),
    ),
  );
  const { socket, opened, closed } = open(lake.url, LISTEN);
  await opened;
  socket.send("[".repeat(16_000));
  await closed;
  expect((await attacked.send("/health")).status).toBe(200);
  expect(lake.isRunning).toBe(true);
});

test("a message in hundreds of fragments, each of which takes memory, ends its socket", async () => {
  await using attacked = await startLake();
  const { socket, opened, closed } = open(attacked.lake.url, LISTEN);
  await opened;
  for (let count = 0; count < 100; count += 1) socket.send("x", { fin: false });
  await closed;
  expect((await attacked.send("/health")).status).toBe(200);
});

test("a WebSocket without a token receives no content and no presence", async () => {
  await using attacked = await startLake();
  const stream = open(attacked.lake.url, LISTEN);
  await stream.opened;
  stream.socket.send("{}");
  await expect.poll(stream.received).toContain('"status":401');
  const presence = open(attacked.lake.url, PRESENCE);
  await presence.opened;
  presence.socket.send('{"id":1,"method":"presence_subscribe","params":{}}');
  await expect.poll(presence.received).toContain("4001");
  presence.socket.close();
});

test("in a public dataset, a WebSocket without a token receives no drafts", async () => {
  await using attacked = await startLake({ LAKE_VISIBILITY: "public" });
  const { socket, opened, received } = open(attacked.lake.url, LISTEN);
  await opened;
  socket.send("{}");
  await expect.poll(received).toContain("event: welcome");
  await attacked.mutate(
    { create: { _id: "drafts.page", _type: "page" } },
    { create: { _id: "page", _type: "page" } },
  );
  await expect.poll(received).toContain('"documentId":"page"');
  expect(received()).not.toContain("drafts.");
  socket.close();
});

test("sockets that never sign in take no place of an editor, and are closed after ten seconds", async () => {
  await using attacked = await startLake();
  const { url } = attacked.lake;
  const silent = Array.from({ length: 600 }, (_, index) => open(url, index % 2 === 0 ? PRESENCE : LISTEN));
  await Promise.all(silent.map(({ opened }) => opened));
  const countOpen = () => silent.filter(({ socket }) => socket.readyState === WebSocket.OPEN).length;
  await expect.poll(countOpen).toBe(250);

  // As in a browser, which sends its token in the first message.
  const editor = open(url, LISTEN);
  expect(await editor.opened).toBe(true);
  editor.socket.send(JSON.stringify({ authorization: `Bearer ${attacked.lake.key}` }));
  await expect.poll(editor.received).toContain("event: welcome");
  editor.socket.close();
  await Promise.all(silent.map(({ closed }) => closed));
});

test("thousands of sockets with a wrong token, which answer nothing, leave room for editors", async () => {
  await using attacked = await startLake();
  const { url } = attacked.lake;
  const openWithWrongToken = async () => {
    const sockets = Array.from({ length: 300 }, () => open(url, LISTEN));
    await Promise.all(sockets.map(({ opened }) => opened));
    for (const { socket } of sockets) {
      if (socket.readyState !== WebSocket.OPEN) continue;
      socket.send('{"authorization":"Bearer x"}');
      // It answers nothing, not even that it has read the lake's goodbye.
      socket.pause();
    }
    return sockets;
  };
  const sockets = [];
  for (let round = 0; round < 6; round += 1) sockets.push(...(await openWithWrongToken()));
  const editor = open(url, LISTEN);
  expect(await editor.opened).toBe(true);
  editor.socket.send(JSON.stringify({ authorization: `Bearer ${attacked.lake.key}` }));
  await expect.poll(editor.received).toContain("event: welcome");
  for (const { socket } of [...sockets, editor]) socket.terminate();
});
