import { expect, test, vi } from "vitest";

import { createEventStream, formatEvent } from "./event-stream.ts";

test("an event is formatted with its id, and its data on one line", () => {
  expect(formatEvent("mutation", { text: "a\nb" }, "t#d")).toBe(
    'id: t#d\nevent: mutation\ndata: {"text":"a\\nb"}\n\n',
  );
  expect(formatEvent("welcome", {})).toBe("event: welcome\ndata: {}\n\n");
});

test("a client that falls too far behind is told to reconnect and buffers no more", async () => {
  const onEnd = vi.fn<() => void>();
  const { body, sink } = createEventStream({ isStillAllowed: () => true, onEnd, maxUnread: 1000 });
  for (let count = 0; count < 100; count += 1) sink.send("x".repeat(100));
  expect(onEnd).toHaveBeenCalledOnce();
  const text = await new Response(body).text();
  expect(text.length).toBeLessThan(1200);
  expect(text.endsWith("event: reconnect\ndata: {}\n\n")).toBe(true);
});

test("a client that has read everything gets an event of any length, and no more until it has read that", async () => {
  const { body, sink } = createEventStream({
    isStillAllowed: () => true,
    onEnd: () => undefined,
    maxUnread: 1000,
  });
  const reader = body.getReader();
  await reader.read();
  sink.send("x".repeat(5000));
  expect((await reader.read()).value).toHaveLength(5000);
  expect(sink.hasRoom(1)).toBe(false);
  const next = reader.read();
  await vi.waitFor(() => expect(sink.hasRoom(5000)).toBe(true));
  sink.end();
  expect((await next).done).toBe(true);
});

test("onEnd is called once if the client closes the stream", async () => {
  const onEnd = vi.fn<() => void>();
  const { body, sink } = createEventStream({ isStillAllowed: () => true, onEnd });
  await body.cancel();
  sink.send("late");
  sink.end();
  expect(onEnd).toHaveBeenCalledOnce();
});

test("onEnd is called once if the server ends the stream and the client closes it", async () => {
  const onEnd = vi.fn<() => void>();
  const { body, sink } = createEventStream({ isStillAllowed: () => true, onEnd });
  sink.end("bye");
  await body.cancel();
  expect(onEnd).toHaveBeenCalledOnce();
});

test("an idle stream gets keep-alive comments", async () => {
  vi.useFakeTimers();
  const { body, sink } = createEventStream({ isStillAllowed: () => true, onEnd: () => undefined });
  vi.advanceTimersByTime(5000);
  sink.end();
  vi.useRealTimers();
  expect(await new Response(body).text()).toBe("retry: 500\n\n: keep-alive\n\n");
});

test("the stream of a client that has lost its rights ends at the next keep-alive", async () => {
  vi.useFakeTimers();
  let isStillAllowed = true;
  const { body, sink } = createEventStream({ isStillAllowed: () => isStillAllowed, onEnd: () => undefined });
  isStillAllowed = false;
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  sink.send("a draft");
  expect(await new Response(body).text()).toBe("retry: 500\n\nevent: reconnect\ndata: {}\n\n");
});
