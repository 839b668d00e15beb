import { setImmediate, setTimeout } from "node:timers/promises";

import { expectLinearTimeOfPromise } from "benchmarking/linear-time.ts";
import { expect, onTestFinished, test, vi } from "vitest";

import { createRenderBudget } from "./render-budget.ts";
import { BudgetError, createRenderQueue, QueueFullError, type RenderClient } from "./render-queue.ts";

const visitor = (address: string): RenderClient => ({ kind: "site", address });
const direct = (address: string): RenderClient => ({ kind: "direct", address });

/** A queue with a fake renderer. The test decides when each picture is finished. `started` lists the pictures in order. */
function openQueue(limits: Partial<Parameters<typeof createRenderQueue>[0]> = {}) {
  const queue = createRenderQueue<string>({ concurrency: 3, ...limits });
  const started: string[] = [];
  const ended: string[] = [];
  const renders = new Map<string, PromiseWithResolvers<string>>();
  function request(name: string, client: RenderClient, signal = new AbortController().signal) {
    return queue(name, client, signal, (stop) => {
      started.push(name);
      const render = Promise.withResolvers<string>();
      renders.set(name, render);
      stop.addEventListener("abort", () => {
        ended.push(name);
        render.reject(new Error(`${name} was ended`));
      });
      return render.promise.then((result) => ({ result, cost: 0 }));
    });
  }
  async function finish(...names: string[]): Promise<void> {
    for (const name of names) renders.get(name)?.resolve(name);
    await setImmediate();
  }
  return { request, finish, started, ended };
}

test("requests for one picture share its rendering", async () => {
  const { request, finish, started } = openQueue();
  const both = Promise.all([request("a", visitor("1")), request("a", direct("2"))]);
  await finish("a");
  expect(await both).toEqual(["a", "a"]);
  expect(started).toEqual(["a"]);
});

test("a direct client that floods the queue leaves a renderer to other direct clients and one to the site", async () => {
  const { request, finish, started } = openQueue();
  for (let index = 0; index < 20; index += 1) void request(`flood-${index}`, direct("1"));
  void request("studio", direct("2"));
  void request("page", visitor("3"));
  expect(started).toEqual(["flood-0", "studio", "page"]);
  await finish("studio", "page");
  expect(started).toHaveLength(3);
});

test("a visitor who floods the queue leaves a renderer to direct clients, and other visitors take turns", async () => {
  const { request, finish, started } = openQueue();
  for (let index = 0; index < 20; index += 1) void request(`flood-${index}`, visitor("1"));
  void request("studio", direct("2"));
  void request("page", visitor("3"));
  expect(started).toEqual(["flood-0", "flood-1", "studio"]);
  await finish("flood-0");
  expect(started.at(-1)).toBe("page");
});

test("a picture in a long line is rendered at the turn of another visitor who also needs it", async () => {
  const { request, finish, started } = openQueue();
  for (let index = 0; index < 20; index += 1) void request(`flood-${index}`, direct("1"));
  const needed = request("flood-19", visitor("2"));
  expect(started).toEqual(["flood-0", "flood-19"]);
  await finish("flood-19");
  expect(await needed).toBe("flood-19");
});

test("a waiting picture whose clients have left is never rendered", async () => {
  const { request, finish, started } = openQueue({ concurrency: 1 });
  const first = request("first", direct("1"));
  const left = new AbortController();
  const abandoned = request("abandoned", direct("1"), left.signal);
  const last = request("last", direct("1"));
  left.abort(new Error("left"));
  await expect(abandoned).rejects.toThrow("left");
  await finish("first");
  await finish("last");
  expect([await first, await last]).toEqual(["first", "last"]);
  expect(started).toEqual(["first", "last"]);
});

test("a picture that is being rendered is ended a second after its last client has left", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { request, ended } = openQueue();
  const [one, other] = [new AbortController(), new AbortController()];
  const both = [request("large", direct("1"), one.signal), request("large", visitor("2"), other.signal)].map(
    (waiting) => waiting.catch(() => "left"),
  );
  one.abort();
  vi.advanceTimersByTime(5000);
  expect(ended).toEqual([]);
  other.abort();
  vi.advanceTimersByTime(999);
  expect(ended).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ended).toEqual(["large"]);
  expect(await Promise.all(both)).toEqual(["left", "left"]);
});

test("a client that comes back within that second gets the picture that is being rendered", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { request, finish, started, ended } = openQueue();
  const left = new AbortController();
  const first = request("a", visitor("1"), left.signal).catch(() => "left");
  left.abort();
  vi.advanceTimersByTime(500);
  const again = request("a", visitor("1"));
  vi.advanceTimersByTime(5000);
  await finish("a");
  expect([await first, await again, started, ended]).toEqual(["left", "a", ["a"], []]);
});

test("the number of waiting pictures is limited per address and per kind of client", async () => {
  const { request } = openQueue({ maxPerAddress: 2, maxPerKind: 3 });
  for (const name of ["a", "b", "c"]) void request(name, direct("1"));
  await expect(request("d", direct("1"))).rejects.toThrow(QueueFullError);
  for (const name of ["e", "f"]) void request(name, direct("2"));
  await expect(request("g", direct("3"))).rejects.toThrow(QueueFullError);
  void request("h", visitor("1"));
  await expect(request("g", direct("3"))).rejects.toThrow(QueueFullError);
});

test("2,000 addresses that request a picture and leave take four times as long as 500", async () => {
  await expectLinearTimeOfPromise(2000, (size) => {
    const { request, started } = openQueue();
    const visits = Array.from({ length: size }, () => new AbortController());
    return async () => {
      const pictures = visits.map(async ({ signal }, n) => request(`picture-${n}`, visitor(`${n}`), signal));
      for (const visit of visits) visit.abort();
      const ends = await Promise.allSettled(pictures);
      expect(ends.filter(({ status }) => status === "rejected")).toHaveLength(size);
      expect(started).toEqual(["picture-0", "picture-1"]);
    };
  });
});

test("if a picture fails, all waiting clients get the error and its renderer becomes free", async () => {
  const queue = createRenderQueue<string>({ concurrency: 1 });
  const { signal } = new AbortController();
  const failing = ["1", "2"].map((address) =>
    queue("a", visitor(address), signal, () => Promise.reject(new Error("broken"))),
  );
  const reasons = (await Promise.allSettled(failing)).map(
    (each) => each.status === "rejected" && String(each.reason),
  );
  expect(reasons).toEqual(["Error: broken", "Error: broken"]);
  expect(await queue("b", visitor("1"), signal, async () => ({ result: "b", cost: 0 }))).toBe("b");
});

test("who has used up the budget waits in no line, and others get the pictures that they also requested", async () => {
  const budget = createRenderBudget({ maxMs: 100, now: () => 0 });
  const queue = createRenderQueue<string>({ concurrency: 1, budget });
  const { signal } = new AbortController();
  const rendered: string[] = [];
  const request = (name: string, client: RenderClient, cost = 101) =>
    queue(name, client, signal, async () => {
      rendered.push(name);
      return { result: name, cost };
    }).catch((error: unknown) => error);
  const answers = await Promise.all([
    request("a", direct("1")),
    request("b", direct("1")),
    request("c", direct("1")),
    request("c", visitor("1"), 0),
  ]);
  expect(answers).toEqual(["a", new BudgetError(1), "c", "c"]);
  expect(await request("d", direct("1"))).toBeInstanceOf(BudgetError);
  expect(await request("d", visitor("2"))).toBe("d");
  expect(rendered).toEqual(["a", "c", "d"]);
});

test("a rendering that fails or is stopped costs its duration", async () => {
  const budget = { use: vi.fn<(client: string, ms: number) => void>(), waitSeconds: () => 0 };
  const queue = createRenderQueue<string>({ concurrency: 1, budget });
  const failing = queue("a", visitor("1"), new AbortController().signal, async () => {
    await setTimeout(20);
    throw new Error("broken");
  });
  await expect(failing).rejects.toThrow("broken");
  expect(budget.use).toHaveBeenCalledExactlyOnceWith("site 1", expect.any(Number));
  expect(budget.use.mock.lastCall?.[1]).toBeGreaterThan(10);
});
