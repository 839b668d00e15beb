import { EventEmitter } from "node:events";
import { setTimeout } from "node:timers/promises";

import { Hono } from "hono";
import { expect, onTestFinished, test, vi } from "vitest";

import { StoppedError } from "../errors.ts";
import { createAnswerInTurn, createClientTurns, createTakeTurn } from "./client-turns.ts";
import type { LakeEnv } from "./request.ts";

/** Takes this much processor time, which is what counts, however busy the machine is. */
function work(ms: number): void {
  const start = process.threadCpuUsage();
  const spentMs = () => {
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  };
  while (spentMs() < ms);
}

/** From now on, work takes as long on a busy machine. */
function countTimeAsWork(): void {
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(process, "threadCpuUsage").mockImplementation((start) => ({
    user: performance.now() * 1000 - (start?.user ?? 0),
    system: 0,
  }));
}

test("the queries of a client run in order, and those of another client come in between", async () => {
  const turns = createClientTurns();
  const order: string[] = [];
  const query = (id: string, name: string, ms: number) =>
    turns.run(id, () => {
      work(ms);
      order.push(name);
      return name;
    });
  const first = [1, 2, 3].map((number) => query("ada", `large ${number}`, 150));
  // It arrives while the first one is running.
  await setTimeout(0);
  expect(await query("grace", "small", 1)).toBe("small");
  expect(order).toEqual(["large 1", "small"]);
  expect(await Promise.all(first)).toEqual(["large 1", "large 2", "large 3"]);
});

test("many small queries let other requests in too", async () => {
  const turns = createClientTurns();
  let ended = 0;
  const all = Array.from({ length: 40 }, () =>
    turns.run("ada", () => {
      work(3);
      ended += 1;
    }),
  );
  await setTimeout(0);
  expect(ended).toBeLessThan(20);
  await Promise.all(all);
});

test("after work that had to be stopped, a limited client rests much longer, and nobody else", async () => {
  const turns = createClientTurns();
  const order: string[] = [];
  const query = async (id: string, name: string) => turns.run(id, () => order.push(name));
  const stopped = (id: string, ms: number, isLimited = true) =>
    turns.run(
      id,
      () => {
        work(ms);
        throw new StoppedError(400, {});
      },
      { isLimited },
    );
  await expect(stopped("ada", 150)).rejects.toThrow(StoppedError);
  const later = query("ada", "after the stop");
  await expect(stopped("editor", 150, false)).rejects.toThrow(StoppedError);
  await setTimeout(1000);
  await query("grace", "of another");
  await query("editor", "of an editor");
  // The clock went on while the machine was busy with other work.
  await expect(stopped("grace", 1)).rejects.toThrow(StoppedError);
  await query("grace", "after the stop of another");
  expect(order).toEqual(["of another", "of an editor", "after the stop of another"]);
  await later;
});

test("the preview of a trusted opener rests as long as its work took, also if that was stopped: others wrote the drafts that it reads", async () => {
  countTimeAsWork();
  const turns = createClientTurns();
  const stopped = turns.run(
    "preview",
    () => {
      work(150);
      throw new StoppedError(400, {});
    },
    { isLimited: true, hasTrustedOpener: true },
  );
  await expect(stopped).rejects.toThrow(StoppedError);
  const start = performance.now();
  await turns.run("preview", () => undefined);
  expect(performance.now() - start).toBeGreaterThan(100);
  expect(performance.now() - start).toBeLessThan(1500);
});

test("limited clients leave half of the thread to others, however many they are", async () => {
  countTimeAsWork();
  const turns = createClientTurns({ busy: 500, others: 500 });
  const start = performance.now();
  const startOf = (id: string, isLimited: boolean) =>
    turns.run(
      id,
      () => {
        const startedAt = performance.now() - start;
        work(200);
        return startedAt;
      },
      { isLimited },
    );
  const limited = ["ada", "grace", "edith", "joan", "mary", "ruth"].map((id) => startOf(id, true));
  await limited[0];
  const editor = await startOf("editor", false);
  const [first = 0, , , , , last = 0] = await Promise.all(limited);
  // What they worked, twice, without half a second.
  expect(last - first).toBeGreaterThan(1400);
  expect(editor).toBeLessThan(last);
});

test("a limited client that has worked little lately does not wait for the rest of busy ones", async () => {
  countTimeAsWork();
  const turns = createClientTurns();
  const order: string[] = [];
  const run = async (id: string, ms: number) =>
    turns.run(id, () => (work(ms), order.push(id)), { isLimited: true });
  await Promise.all([run("ada", 900), run("grace", 900)]);
  await setTimeout(900);
  // Both have rested from their own work, and wait for the rest of both together.
  const busy = [run("ada", 1), run("grace", 1)];
  await run("edith", 1);
  expect(order).toEqual(["ada", "grace", "edith"]);
  await Promise.all(busy);
});

test("a client that has rested since its large work does not wait", async () => {
  const turns = createClientTurns();
  await turns.run("ada", () => work(400));
  await setTimeout(1000);
  const start = performance.now();
  await turns.run("ada", () => undefined);
  expect(performance.now() - start).toBeLessThan(300);
});

test("a query that fails lets the next one run", async () => {
  const turns = createClientTurns();
  const failed = turns.run("ada", () => {
    throw new Error("no");
  });
  const next = turns.run("ada", () => "next");
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("next");
});

/** A response of which so many bytes are unread. */
function unreadResponse(bytes: number) {
  return Object.assign(new EventEmitter(), { writableLength: bytes });
}

test("a client that reads no answers gets no more of them until it does", async () => {
  const turns = createClientTurns();
  const responses = [unreadResponse(40 * 1024 ** 2), unreadResponse(40 * 1024 ** 2)];
  for (const response of responses) turns.admit("ada", response);
  expect(() => turns.admit("ada", unreadResponse(0))).toThrow(expect.objectContaining({ status: 429 }));
  await expect(turns.run("ada", () => "")).rejects.toMatchObject({ status: 429 });
  expect(await turns.run("grace", () => "hers")).toBe("hers");
  responses[0]?.emit("close");
  expect(await turns.run("ada", () => "read")).toBe("read");
});

test("a query that has waited does not run if the results of those before it are unread", async () => {
  const turns = createClientTurns();
  const response = unreadResponse(0);
  turns.admit("ada", response);
  const first = turns.run("ada", () => {
    work(150);
    response.writableLength = 80 * 1024 ** 2;
  });
  const second = turns.run("ada", () => "second");
  await first;
  await expect(second).rejects.toMatchObject({ status: 429 });
});

test("at most 1,000 pieces of work of a client wait", async () => {
  const turns = createClientTurns();
  const answers = await Promise.allSettled(Array.from({ length: 1001 }, () => turns.run("ada", () => "")));
  expect(answers.filter(({ status }) => status === "rejected")).toHaveLength(1);
});

test("a request that waited while its account was removed is not answered", async () => {
  const answerInTurn = createAnswerInTurn(createTakeTurn(createClientTurns()));
  let isSignedIn = true;
  const app = new Hono<LakeEnv>();
  app.onError((error, c) => c.text(error.message, 401));
  app.use(async (c, next) => {
    c.set("identity", { id: "ada", role: "viewer" });
    c.set("isStillSignedIn", () => isSignedIn);
    await next();
  });
  app.get("/first", (c) =>
    answerInTurn(c, () => {
      isSignedIn = false;
      return "first";
    }),
  );
  app.get("/second", (c) => answerInTurn(c, () => "second"));
  const answers = await Promise.all([app.request("/first"), app.request("/second")]);
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(texts).toEqual(["first", "The session has ended: sign in"]);
});
