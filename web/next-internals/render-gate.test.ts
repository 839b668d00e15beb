import { setImmediate } from "node:timers/promises";

import { expect, test } from "vitest";

import type { BufferedResponse } from "./fetch-from-next.ts";
import { createRenderGate } from "./render-gate.ts";

const response: BufferedResponse = { status: 200, headers: {}, cookies: [], body: Buffer.from("page") };

/** A gate with a fake Next. The test decides when each render ends. `events` lists what happened, in order. */
function openGate(maxWaitMs?: number) {
  const events: string[] = [];
  const renders: PromiseWithResolvers<BufferedResponse>[] = [];
  const gate = createRenderGate((path) => {
    events.push(`render ${path}`);
    const render = Promise.withResolvers<BufferedResponse>();
    renders.push(render);
    return render.promise;
  }, maxWaitMs);
  const expire = async () => {
    events.push("expire");
    return "expired";
  };
  return { gate, events, renders, expire };
}

test("a running render ends before the tags are expired, and the next one starts after", async () => {
  const { gate, events, renders, expire } = openGate();
  const first = gate.render("/a", {});
  await expect.poll(() => renders.length).toBe(1);
  const expired = gate.expire(expire);
  const second = gate.render("/b", {});
  await setImmediate();
  expect(events).toEqual(["render /a"]);

  renders[0]?.resolve(response);
  expect(await expired).toBe("expired");
  expect(await first).toBe(response);
  await expect.poll(() => events).toEqual(["render /a", "expire", "render /b"]);
  renders[1]?.resolve(response);
  expect(await second).toBe(response);
});

test("a render that fails does not prevent the expiry", async () => {
  const { gate, renders, expire } = openGate();
  const first = gate.render("/a", {});
  await expect.poll(() => renders.length).toBe(1);
  const expired = gate.expire(expire);
  renders[0]?.reject(new Error("no"));
  await expect(first).rejects.toThrow("no");
  expect(await expired).toBe("expired");
});

test("a render that takes too long does not delay the expiry further", async () => {
  const { gate, renders, expire } = openGate(5);
  const first = gate.render("/a", {});
  await expect.poll(() => renders.length).toBe(1);
  expect(await gate.expire(expire)).toBe("expired");
  renders[0]?.resolve(response);
  expect(await first).toBe(response);
});

test("pages are rendered again after an expiry that fails", async () => {
  const { gate, renders } = openGate();
  await expect(gate.expire(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  const page = gate.render("/a", {});
  await expect.poll(() => renders.length).toBe(1);
  renders[0]?.resolve(response);
  expect(await page).toBe(response);
});
