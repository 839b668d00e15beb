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

test("an account has one draft rendered at a time, until it ends, and the drafts of others go on", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const limits = createWorkLimits(String);
  const begun: string[] = [];
  const render = (opener: string, work: Promise<void>) => {
    const [request, response] = exchange();
    return limits.drafts(opener).inTurn(request, response, async () => {
      begun.push(opener);
      await work;
    });
  };
  const first = Promise.withResolvers<void>();
  const all = [first.promise, Promise.resolve(), Promise.resolve()].map((work) => render("carl", work));
  all.push(render("eve", Promise.resolve()));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(begun).toEqual(["carl", "eve"]);
  first.resolve();
  await vi.advanceTimersByTimeAsync(100);
  await Promise.all(all);
  expect(begun).toEqual(["carl", "eve", "carl", "carl"]);
});
