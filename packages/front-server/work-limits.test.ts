import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";

import { expect, test, vi } from "vitest";

import { createWorkLimits } from "./work-limits.ts";

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
