import { expect, test } from "vitest";

import { createLocalSocket } from "./local-socket.ts";

test.each([
  [
    "ws://local000.localhost:3400/v2022-06-30/socket/production-comments?tag=x",
    "ws://localhost:3400/v2022-06-30/socket/production-comments?tag=x",
  ],
  ["ws://localhost:3400/v1/socket/production", "ws://localhost:3400/v1/socket/production"],
  ["ws://local000.localhost:3333/", "ws://local000.localhost:3333/"],
])("a connection to %s is opened to %s", (address, expected) => {
  const LocalSocket = createLocalSocket({
    lakeUrl: "http://localhost:3400",
    projectId: "local000",
    WebSocket,
  });
  const socket = new LocalSocket(address);
  socket.addEventListener("error", () => undefined);
  expect(socket.url).toBe(expected);
  expect(socket).toBeInstanceOf(WebSocket);
  socket.close();
});
