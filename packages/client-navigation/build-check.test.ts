import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { watchBuild } from "./build-check.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Browser {
  /** The build of the server. "down" if it cannot be reached, and "error" if it sends an error page. */
  server?: string;
  hasUnsentInput?: boolean;
  connection?: string;
  hasStorage?: boolean;
}

/** The check of a page whose build is "old", in a browser that counts what it does. */
function setup({
  server = "old",
  hasUnsentInput = false,
  connection = "4g",
  hasStorage = true,
}: Browser = {}) {
  const counts = { checks: 0, reloads: 0 };
  const state = { server, hasUnsentInput };
  const location = { pathname: "/", reload: () => void (counts.reloads += 1) };
  const offer = { hidden: true, querySelector: () => null };
  const stored = new Map<string, string>();
  vi.stubGlobal("fetch", async () => {
    counts.checks += 1;
    if (state.server === "down") throw new TypeError("Failed to fetch");
    return new Response(state.server, { status: state.server === "error" ? 502 : 200 });
  });
  vi.stubGlobal("location", location);
  vi.stubGlobal("navigator", { connection: { effectiveType: connection } });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { getElementById: () => offer, querySelector: () => null });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (!hasStorage) throw new DOMException("Storage is forbidden", "SecurityError");
      stored.set(key, text);
    },
  });
  const build = watchBuild({
    ownId: () => "old",
    address: "/api/build",
    hasUnsentInput: () => state.hasUnsentInput,
  });
  const fail = async () => {
    build.onPageError();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { build, fail, counts, state, location, offer };
}

test("the first check runs after a second, then one every 60 minutes", async () => {
  const { build, counts } = setup();
  build.start();
  await vi.advanceTimersByTimeAsync(999);
  expect(counts.checks).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(counts.checks).toBe(1);
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(counts.checks).toBe(3);
});

test("a very slow connection skips the first check", async () => {
  const { build, counts } = setup({ connection: "slow-2g" });
  build.start();
  await vi.advanceTimersByTimeAsync(3_599_999);
  expect(counts.checks).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(counts.checks).toBe(1);
});

test("a newer build without an error does not reload the page", async () => {
  const { build, counts, offer } = setup({ server: "new" });
  build.start();
  await vi.advanceTimersByTimeAsync(3_700_000);
  expect(counts.reloads).toBe(0);
  expect(offer.hidden).toBe(true);
});

test("an error does not reload the page if there is no newer build, the server is down, or its build is unknown", async () => {
  const { fail, counts, state, offer } = setup();
  await fail();
  state.server = "down";
  await fail();
  state.server = "error";
  await fail();
  expect(counts).toEqual({ checks: 3, reloads: 0 });
  expect(offer.hidden).toBe(true);
});

test("an error with a newer build reloads, at most once per path in 10 seconds", async () => {
  const { fail, counts, location, offer } = setup({ server: "new" });
  await fail();
  expect(offer.hidden).toBe(true);
  await fail();
  expect(counts.reloads).toBe(1);
  expect(offer.hidden).toBe(false);
  location.pathname = "/about-us";
  await fail();
  expect(counts.reloads).toBe(2);
  location.pathname = "/";
  vi.advanceTimersByTime(10_000);
  await fail();
  expect(counts.reloads).toBe(3);
});

test("while a quote request is being written, a reload is only offered", async () => {
  const { fail, counts, state, offer } = setup({ server: "new", hasUnsentInput: true });
  await fail();
  expect(counts.reloads).toBe(0);
  expect(offer.hidden).toBe(false);
  state.hasUnsentInput = false;
  await fail();
  expect(counts.reloads).toBe(1);
});

test("in a browser without storage, a reload is only offered", async () => {
  const { fail, counts, offer } = setup({ server: "new", hasStorage: false });
  await fail();
  expect(counts.reloads).toBe(0);
  expect(offer.hidden).toBe(false);
});
