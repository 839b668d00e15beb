import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createBuildCheck } from "./build-check.ts";

beforeEach(() => {
  vi.useFakeTimers();
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setup({ server = "old", hasUnsentInput = false } = {}) {
  const counts = { checks: 0, reloads: 0, offers: 0 };
  const state: { path: string; server: string | undefined; hasUnsentInput: boolean } = {
    path: "/",
    server,
    hasUnsentInput,
  };
  const check = createBuildCheck({
    ownId: () => "old",
    fetchId: async () => {
      counts.checks += 1;
      if (state.server === "down") throw new TypeError("Failed to fetch");
      return state.server;
    },
    hasUnsentInput: () => state.hasUnsentInput,
    offerReload: () => void (counts.offers += 1),
    reload: () => void (counts.reloads += 1),
    path: () => state.path,
  });
  return { check, counts, state };
}

test("the first check runs after a second, then one every 60 minutes", async () => {
  const { check, counts } = setup();
  check.start({ isVerySlow: false });
  await vi.advanceTimersByTimeAsync(999);
  expect(counts.checks).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(counts.checks).toBe(1);
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(counts.checks).toBe(3);
});

test("a very slow connection skips the first check", async () => {
  const { check, counts } = setup();
  check.start({ isVerySlow: true });
  await vi.advanceTimersByTimeAsync(3_599_999);
  expect(counts.checks).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(counts.checks).toBe(1);
});

test("a newer build without an error does not reload the page", async () => {
  const { check, counts } = setup({ server: "new" });
  check.start({ isVerySlow: false });
  await vi.advanceTimersByTimeAsync(3_700_000);
  expect(counts).toMatchObject({ reloads: 0, offers: 0 });
});

test("an error does not reload the page if there is no newer build, the server is down, or its build is unknown", async () => {
  const { check, counts, state } = setup();
  await check.handleError();
  state.server = "down";
  await check.handleError();
  state.server = undefined;
  await check.handleError();
  expect(counts.reloads).toBe(0);
});

test("an error with a newer build reloads, at most once per path in 10 seconds", async () => {
  const { check, counts, state } = setup({ server: "new" });
  await check.handleError();
  await check.handleError();
  expect(counts).toMatchObject({ reloads: 1, offers: 1 });
  state.path = "/about-us";
  await check.handleError();
  expect(counts.reloads).toBe(2);
  state.path = "/";
  vi.advanceTimersByTime(10_000);
  await check.handleError();
  expect(counts.reloads).toBe(3);
});

test("while a quote request is being written, a reload is only offered", async () => {
  const { check, counts, state } = setup({ server: "new", hasUnsentInput: true });
  await check.handleError();
  expect(counts).toMatchObject({ reloads: 0, offers: 1 });
  state.hasUnsentInput = false;
  await check.handleError();
  expect(counts.reloads).toBe(1);
});

test("in a browser without storage, a reload is only offered", async () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("Storage is forbidden", "SecurityError");
    },
  });
  const { check, counts } = setup({ server: "new" });
  await check.handleError();
  expect(counts).toMatchObject({ reloads: 0, offers: 1 });
});
