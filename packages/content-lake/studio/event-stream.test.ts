import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { openEventStream, type Socket } from "./event-stream.ts";

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
  const urls: string[] = [];
  const response = openEventStream("http://localhost:3400/v1/data/listen/production?query=*", {
    headers: new Headers({ "Last-Event-ID": "e1" }),
    signal,
    connect(url) {
      urls.push(url);
      return socket;
    },
  });
  // Tests that ignore the response must not fail with an unhandled rejection.
  response.catch(() => undefined);
  return { socket, urls, response };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the first message over the WebSocket is the request's headers", () => {
  const { socket, urls } = setup();
  socket.open();
  expect(urls).toEqual(["ws://localhost:3400/v1/data/listen/production?query=*"]);
  expect(socket.sent).toEqual(['{"last-event-id":"e1"}']);
});

test("the messages after the status are the body of the response", async () => {
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

test("a rejection keeps its status and message, and closes the socket", async () => {
  const { socket, response } = setup();
  socket.open();
  socket.receive('{"status":401,"body":{"message":"Sign in first"}}');

  const rejection = await response;
  expect(rejection.status).toBe(401);
  expect(await rejection.json()).toEqual({ message: "Sign in first" });
  expect(socket.readyState).toBe(WebSocket.CLOSED);
});

test("an unreachable lake is a TypeError, as with fetch", async () => {
  const { socket, response } = setup();
  socket.dispatchEvent(new Event("error"));
  await expect(response).rejects.toThrow(new TypeError("The lake cannot be reached"));
});

test("a first message without a status is a TypeError", async () => {
  const { socket, response } = setup();
  socket.open();
  socket.receive("<html>");
  await expect(response).rejects.toThrow(TypeError);
});

test("a lost connection errors the body, so that the client reconnects", async () => {
  const { socket, response } = setup();
  socket.open();
  socket.receive('{"status":200}');
  const reader = (await response).body?.getReader();
  socket.dispatchEvent(new Event("close"));
  await expect(reader?.read()).rejects.toThrow("The lake closed the connection");
});

test("a connection without a message for 45 seconds is closed with an error", async () => {
  const { socket, response } = setup();
  socket.open();
  socket.receive('{"status":200}');
  const reader = (await response).body?.getReader();
  vi.advanceTimersByTime(45_000);
  await expect(reader?.read()).rejects.toThrow("not responded for too long");
  expect(socket.readyState).toBe(WebSocket.CLOSED);
});

test("every message restarts the 45 seconds", async () => {
  const { socket, response } = setup();
  socket.open();
  socket.receive('{"status":200}');
  await response;
  vi.advanceTimersByTime(44_000);
  socket.receive(": keep-alive\n\n");
  vi.advanceTimersByTime(44_000);
  expect(socket.readyState).toBe(WebSocket.OPEN);
});

test("a connecting socket is closed after an abort as soon as it opens", async () => {
  const controller = new AbortController();
  const { socket, response } = setup({ signal: controller.signal });
  controller.abort();
  await expect(response).rejects.toThrow("aborted");
  expect(socket.readyState).toBe(WebSocket.CONNECTING);
  socket.open();
  expect(socket.readyState).toBe(WebSocket.CLOSED);
  expect(socket.sent).toEqual([]);
});

test("an aborted request opens no socket", async () => {
  const { urls, response } = setup({ signal: AbortSignal.abort() });
  await expect(response).rejects.toThrow("aborted");
  expect(urls).toEqual([]);
});

test("canceling the body closes the socket", async () => {
  const { socket, response } = setup();
  socket.open();
  socket.receive('{"status":200}');
  await (await response).body?.cancel();
  expect(socket.readyState).toBe(WebSocket.CLOSED);
});
