import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";

import { expect, onTestFinished, test, vi } from "vitest";

import { createWorkLimits, type WorkLimit } from "./work-limits.ts";

function exchange() {
  const request = new IncomingMessage(new Socket());
  return [request, new ServerResponse(request)] as const;
}

test("a turn ends when the response is made, although its client reads nothing", async () => {
  const limits = createWorkLimits(() => "192.0.2.1");
  for (let count = 0; count < 4; count += 1) {
    const [request, response] = exchange();
    await limits.renders(request).inTurn(request, response, async () => void response.end("text"));
    expect(response.writableFinished).toBe(false);
  }
  const [request, response] = exchange();
  const work = vi.fn<() => Promise<void>>(async () => undefined);
  await limits.renders(request).inTurn(request, response, work);
  expect(work).toHaveBeenCalledOnce();
});

test("a turn ends if its work fails, and nothing is done for a client that has gone", async () => {
  const limits = createWorkLimits(() => "192.0.2.1");
  for (let count = 0; count < 4; count += 1) {
    const [request, response] = exchange();
    const failed = limits.renders(request).inTurn(request, response, () => Promise.reject(new Error("no")));
    await expect(failed).rejects.toThrow("no");
  }
  const work = vi.fn<() => Promise<void>>(async () => undefined);
  const [request, response] = exchange();
  response.destroy();
  await limits.renders(request).inTurn(request, response, work);
  expect(work).not.toHaveBeenCalled();
});

test("an address for which Next has rendered many long pages must wait, also with requests that have waited", async () => {
  const limits = createWorkLimits(String);
  const render = async (limit: WorkLimit) => {
    const [request, response] = exchange();
    const work = vi.fn<() => Promise<void>>(async () => limit.charge({ body: Buffer.alloc(1_200_000) }));
    await limit.inTurn(request, response, work);
    return work.mock.calls.length === 1 ? 200 : response.statusCode;
  };
  const [request] = exchange();
  const limit = limits.renders(request);
  const waiting = Array.from({ length: 15 }, () => render(limit));
  const statuses = await Promise.all(waiting);
  expect(statuses.filter((status) => status === 200).length).toBeLessThan(15);
  expect(statuses.at(-1)).toBe(429);
  const [, response] = exchange();
  expect([limit.rejects(request, response), response.statusCode]).toEqual([true, 429]);
});

test("a draft keeps its turn until its work ends, and a call of the API, which waits for others, for five seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const limits = createWorkLimits(String);
  const { promise: never } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const begin = (limit: WorkLimit, name: string, until = never) => {
    const [request, response] = exchange();
    return limit.inTurn(request, response, () => {
      begun.push(name);
      return until;
    });
  };
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  void begin(limits.drafts("ada"), "first", ended);
  void begin(limits.drafts("ada"), "second");
  void begin(limits.drafts("ada"), "third");
  const [request] = exchange();
  for (let count = 0; count < 65; count += 1) void begin(limits.calls(request), "call");
  await vi.waitFor(() => expect(begun).toHaveLength(66));
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(begun).toHaveLength(67));
  expect(begun).not.toContain("third");
  end();
  await vi.waitFor(() => expect(begun).toContain("third"));
});
