import { createServer } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";

import { afterAll, beforeAll, expect, test } from "vitest";

import { answerUnreadable } from "./answer-unreadable.ts";

const reached: string[] = [];
const server = createServer({ maxHeaderSize: 16 * 1024 }, (request, response) => {
  reached.push(request.url ?? "");
  request.resume();
  response.end("page");
});
server.on("clientError", answerUnreadable);
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  port = typeof address === "object" && address ? address.port : 0;
});
afterAll(() => {
  server.close();
});

async function say(words: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(words);
  return text(socket);
}

const HOST = "Host: localhost\r\n";
const SECOND = "GET /second HTTP/1.1\r\nHost: localhost\r\n\r\n";

test.each([
  [
    "two lengths",
    `POST / HTTP/1.1\r\n${HOST}Content-Length: 4\r\nContent-Length: 50\r\n\r\nabcd${SECOND}`,
    "400 Bad Request",
  ],
  [
    "a length and chunks",
    `POST / HTTP/1.1\r\n${HOST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SECOND}`,
    "400 Bad Request",
  ],
  ["no HTTP", `HELLO\r\n\r\n${SECOND}`, "400 Bad Request"],
  [
    "20 kB of headers",
    `GET / HTTP/1.1\r\n${HOST}X-A: ${"a".repeat(20_000)}\r\n\r\n${SECOND}`,
    "431 Request Header Fields Too Large",
  ],
])("%s: one answer, and nothing behind it is read", async (_what, words, status) => {
  reached.length = 0;
  const answer = await say(words);
  expect(answer.match(/HTTP\/1\.1 [^\r]*/g)).toEqual([`HTTP/1.1 ${status}`]);
  expect(answer).toContain("\r\nx-content-type-options: nosniff\r\n");
  expect(reached).not.toContain("/second");
});
