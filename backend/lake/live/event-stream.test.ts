import { expect, test, vi } from "vitest";

import { createEventStream, frame } from "./event-stream.ts";

test("a frame is an event with its id and its data on one line", () => {
  expect(frame("mutation", { text: "a\nb" }, "t#d")).toBe(
    'id: t#d\nevent: mutation\ndata: {"text":"a\\nb"}\n\n',
  );
  expect(frame("welcome", {})).toBe("event: welcome\ndata: {}\n\n");
});

test("a reader that falls too far behind is told to reconnect and costs no more memory", async () => {
  const onEnd = vi.fn<() => void>();
  const { body, sink } = createEventStream({ onEnd, maxBufferedBytes: 1000 });
  for (let count = 0; count < 100; count += 1) sink.send("x".repeat(100));
  expect(onEnd).toHaveBeenCalledOnce();
  const text = await new Response(body).text();
  expect(text.length).toBeLessThan(1200);
  expect(text.endsWith("event: reconnect\ndata: {}\n\n")).toBe(true);
});

test("a stream that its reader leaves has ended, once", async () => {
  const onEnd = vi.fn<() => void>();
  const { body, sink } = createEventStream({ onEnd });
  await body.cancel();
  sink.send("late");
  sink.end();
  expect(onEnd).toHaveBeenCalledOnce();
});

test("a reader that leaves what it was told to leave ends the stream no second time", async () => {
  const onEnd = vi.fn<() => void>();
  const { body, sink } = createEventStream({ onEnd });
  sink.end("bye");
  await body.cancel();
  expect(onEnd).toHaveBeenCalledOnce();
});

test("a quiet stream is kept alive", async () => {
  vi.useFakeTimers();
  const { body, sink } = createEventStream({ onEnd: () => undefined });
  vi.advanceTimersByTime(15_000);
  sink.end();
  vi.useRealTimers();
  expect(await new Response(body).text()).toBe("retry: 500\n\n: keep-alive\n\n");
});
