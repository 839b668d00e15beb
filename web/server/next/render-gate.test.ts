import { setImmediate } from "node:timers/promises";

import { expect, test } from "vitest";

import type { Answer } from "./ask-next.ts";
import { createRenderGate } from "./render-gate.ts";

const answer: Answer = { status: 200, headers: {}, cookies: [], body: Buffer.from("page") };

/** A gate over a Next whose renders end when the test says so; `told` is the order of what happened. */
function openGate(patienceMs?: number) {
  const told: string[] = [];
  const renders: PromiseWithResolvers<Answer>[] = [];
  const gate = createRenderGate((path) => {
    told.push(`render ${path}`);
    const render = Promise.withResolvers<Answer>();
    renders.push(render);
    return render.promise;
  }, patienceMs);
  const forget = async () => {
    told.push("forget");
    return "forgotten";
  };
  return { gate, told, renders, forget };
}

test("a page that is being rendered is ready before Next forgets, and the next one is rendered after", async () => {
  const { gate, told, renders, forget } = openGate();
  const first = gate.render("/a", {});
  await expect.poll(() => renders.length).toBe(1);
  const expired = gate.expire(forget);
  const second = gate.render("/b", {});
  await setImmediate();
  expect(told).toEqual(["render /a"]);

  renders[0]?.resolve(answer);
  expect(await expired).toBe("forgotten");
  expect(await first).toBe(answer);
  await expect.poll(() => told).toEqual(["render /a", "forget", "render /b"]);
  renders[1]?.resolve(answer);
  expect(await second).toBe(answer);
});

test("a render that fails lets Next forget too", async () => {
  const { gate, renders, forget } = openGate();
  const first = gate.render("/a", {});
  await expect.poll(() => renders.length).toBe(1);
  const expired = gate.expire(forget);
  renders[0]?.reject(new Error("no"));
  await expect(first).rejects.toThrow("no");
  expect(await expired).toBe("forgotten");
});

test("a page that takes too long is not waited for", async () => {
  const { gate, renders, forget } = openGate(5);
  const first = gate.render("/a", {});
  await expect.poll(() => renders.length).toBe(1);
  expect(await gate.expire(forget)).toBe("forgotten");
  renders[0]?.resolve(answer);
  expect(await first).toBe(answer);
});

test("when forgetting fails, pages are rendered again", async () => {
  const { gate, renders } = openGate();
  await expect(gate.expire(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  const page = gate.render("/a", {});
  await expect.poll(() => renders.length).toBe(1);
  renders[0]?.resolve(answer);
  expect(await page).toBe(answer);
});
