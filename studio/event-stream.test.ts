import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { openEventStream, type Socket } from "#event-stream.ts";

class FakeSocket extends EventTarget implements Socket {
  readyState: number = WebSocket.CONNECTING;
  sent: string[] = [];
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = WebSocket.CLOSED;
  }
  open() {
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }
  receive(text: string) {
    this.dispatchEvent(new MessageEvent("message", { data: text }));
  }
}

function setup({ signal }: { signal?: AbortSignal } = {}) {
  const socket = new FakeSocket();
  const addresses: string[] = [];
  const response = openEventStream("http://localhost:3400/v1/data/listen/production?query=*", {
    headers: new Headers({ "Last-Event-ID": "e1" }),
    signal,
    connect(address) {
      addresses.push(address);
      return socket;
    },
  });
  // A test that does not look at the outcome must not fail with an unhandled rejection.
  response.catch(() => undefined);
  return { socket, addresses, response };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the stream is asked for over a WebSocket, with the request's headers as first message", () => {
  const { socket, addresses } = setup();
  socket.open();
  expect(addresses).toEqual(["ws://localhost:3400/v1/data/listen/production?query=*"]);
  expect(socket.sent).toEqual(['{"last-event-id":"e1"}']);
});

test("what the lake sends after its status is the body of the response", async () => {
  const { socket, response } = setup();
  socket.open();
  socket.receive('{"status":200}');
  socket.receive("event: welcome\ndata: {}\n\n");

  const { status, headers, body } = await response;
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("text/event-stream");
  const first = await body?.getReader().read();
  expect(new TextDecoder().decode(first?.value)).toBe("event: welcome\ndata: {}\n\n");
});

test("a refusal keeps its status and its words, and closes the socket", async () => {
  const { socket, response } = setup();
  socket.open();
  socket.receive('{"status":401,"body":{"message":"Sign in first"}}');

  const refusal = await response;
  expect(refusal.status).toBe(401);
  expect(await refusal.json()).toEqual({ message: "Sign in first" });
  expect(socket.readyState).toBe(WebSocket.CLOSED);
});

test("a lake that cannot be reached is a TypeError, as with fetch", async () => {
  const { socket, response } = setup();
  socket.dispatchEvent(new Event("error"));
  await expect(response).rejects.toThrow(new TypeError("The lake cannot be reached"));
});

test("an answer that is not of the protocol is a TypeError", async () => {
  const { socket, response } = setup();
  socket.open();
  socket.receive("<html>");
  await expect(response).rejects.toThrow(TypeError);
});

test("a connection that breaks ends the body with an error, so that the client reconnects", async () => {
  const { socket, response } = setup();
  socket.open();
  socket.receive('{"status":200}');
  const reader = (await response).body?.getReader();
  socket.dispatchEvent(new Event("close"));
  await expect(reader?.read()).rejects.toThrow("The lake closed the connection");
});

test("a lake that sends nothing for 45 seconds counts as gone", async () => {
  const { socket, response } = setup();
  socket.open();
  socket.receive('{"status":200}');
  const reader = (await response).body?.getReader();
  vi.advanceTimersByTime(45_000);
  await expect(reader?.read()).rejects.toThrow("silent for too long");
  expect(socket.readyState).toBe(WebSocket.CLOSED);
});

test("every message starts the wait for the next one anew", async () => {
  const { socket, response } = setup();
  socket.open();
  socket.receive('{"status":200}');
  await response;
  vi.advanceTimersByTime(44_000);
  socket.receive(": keep-alive\n\n");
  vi.advanceTimersByTime(44_000);
  expect(socket.readyState).toBe(WebSocket.OPEN);
});

test("aborting before the socket is open closes it as soon as it is", async () => {
  const controller = new AbortController();
  const { socket, response } = setup({ signal: controller.signal });
  controller.abort();
  await expect(response).rejects.toThrow("aborted");
  expect(socket.readyState).toBe(WebSocket.CONNECTING);
  socket.open();
  expect(socket.readyState).toBe(WebSocket.CLOSED);
  expect(socket.sent).toEqual([]);
});

test("a request that is aborted already opens no socket", async () => {
  const { addresses, response } = setup({ signal: AbortSignal.abort() });
  await expect(response).rejects.toThrow("aborted");
  expect(addresses).toEqual([]);
});

test("a reader that cancels closes the socket", async () => {
  const { socket, response } = setup();
  socket.open();
  socket.receive('{"status":200}');
  await (await response).body?.cancel();
  expect(socket.readyState).toBe(WebSocket.CLOSED);
});
