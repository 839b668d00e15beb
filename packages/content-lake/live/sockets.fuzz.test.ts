import * as fc from "fast-check";
import { expect, test } from "vitest";
import { WebSocket } from "ws";

import { serveTestApp } from "../testing/server.ts";

const LISTEN = "/v2025-02-19/data/listen/production?query=*";
const LIVE = "/v2025-02-19/data/live/events/production";
const PRESENCE = "/v2022-06-30/socket/production";
const METHODS =
  "authorization presence_subscribe presence_unsubscribe presence_rollcall presence_announce presence_disconnect".split(
    " ",
  );

const value = fc.jsonValue({ maxDepth: 3 });
const header = fc.oneof(
  fc.constantFrom("Bearer x", "Bearer ", "Basic eDp4", "a#b", "\n", "ü", "x".repeat(9000)),
  fc.string(),
  value,
);
const headers = fc.dictionary(
  fc.constantFrom("authorization", "last-event-id", "origin", "x-forwarded-for", "__proto__"),
  header,
  { maxKeys: 3 },
);
const call = fc.record(
  {
    id: fc.oneof(fc.string(), fc.integer(), value),
    method: fc.oneof(fc.constantFrom(...METHODS), fc.string()),
    params: fc.oneof(
      fc.record(
        { authorization: value, session: value, subscriptionId: value, data: value },
        { requiredKeys: [] },
      ),
      value,
    ),
  },
  { requiredKeys: [] },
);
const message = fc.oneof(
  headers.map((fields) => JSON.stringify(fields)),
  call.map((request) => JSON.stringify(request)),
  value.map((json) => JSON.stringify(json)),
  fc.string({ maxLength: 40 }),
  fc.uint8Array({ maxLength: 40 }),
);

/** Sends messages over a new socket. Resolves when the lake has handled them: it answers the ping that follows. */
function sendAll(url: string, path: string, messages: readonly (string | Uint8Array)[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url.replace("http", "ws") + path);
    socket.once("open", () => {
      for (const each of messages) socket.send(each);
      socket.ping();
    });
    socket.once("pong", () => {
      socket.terminate();
      resolve("handled");
    });
    socket.once("close", (code) => resolve(`closed with ${code}`));
    socket.once("error", (error) => resolve(error.message));
  });
}

test.each([LISTEN, LIVE, PRESENCE])(
  "messages over a socket of %s never crash the lake or cause an internal error",
  async (path) => {
    await using lake = await serveTestApp();
    await fc.assert(
      fc.asyncProperty(fc.array(message, { minLength: 1, maxLength: 4 }), async (messages) => {
        const outcome = await sendAll(lake.url, path, messages);
        // 1000 follows an error of the request, 1002 an unreadable first message.
        expect(outcome).toMatch(/^(?:handled|closed with 100[02])$/);
      }),
      { seed: 21, numRuns: 100 },
    );
    expect((await fetch(`${lake.url}/health`)).status).toBe(200);
    expect(lake.lines).toEqual([]);
  },
);
