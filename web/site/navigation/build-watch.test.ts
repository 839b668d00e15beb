import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createBuildWatch } from "./build-watch.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setup({
  server = "old",
  isVerySlow = false,
  unsent = false,
  storage = new Map<string, string>(),
} = {}) {
  const did = { checks: 0, reloads: 0, offers: 0 };
  const place: { path: string; server: string | undefined; unsent: boolean } = { path: "/", server, unsent };
  const watch = createBuildWatch({
    ownId: "old",
    fetchId: async () => {
      did.checks += 1;
      if (place.server === "down") throw new TypeError("Failed to fetch");
      return place.server;
    },
    isVerySlow,
    hasUnsentInput: () => place.unsent,
    offerReload: () => void (did.offers += 1),
    reload: () => void (did.reloads += 1),
    path: () => place.path,
    storage: () => ({
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
    }),
  });
  return { watch, did, place };
}

test("the first check comes after a second, the others every 60 minutes", async () => {
  const { watch, did } = setup();
  watch.start();
  await vi.advanceTimersByTimeAsync(999);
  expect(did.checks).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(did.checks).toBe(1);
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(did.checks).toBe(3);
});

test("a very slow connection is spared the first check", async () => {
  const { watch, did } = setup({ isVerySlow: true });
  watch.start();
  await vi.advanceTimersByTimeAsync(3_599_999);
  expect(did.checks).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(did.checks).toBe(1);
});

test("a newer build alone does not reload the page", async () => {
  const { watch, did } = setup({ server: "new" });
  watch.start();
  await vi.advanceTimersByTimeAsync(3_700_000);
  expect(did).toMatchObject({ reloads: 0, offers: 0 });
});

test("an error without a newer build, or without a server that tells, does not reload", async () => {
  const { watch, did, place } = setup();
  await watch.failed();
  place.server = "down";
  await watch.failed();
  place.server = undefined;
  await watch.failed();
  expect(did.reloads).toBe(0);
});

test("an error with a newer build reloads, at most once a path in 10 seconds", async () => {
  const { watch, did, place } = setup({ server: "new" });
  await watch.failed();
  await watch.failed();
  expect(did).toMatchObject({ reloads: 1, offers: 1 });
  place.path = "/about-us";
  await watch.failed();
  expect(did.reloads).toBe(2);
  place.path = "/";
  vi.advanceTimersByTime(10_000);
  await watch.failed();
  expect(did.reloads).toBe(3);
});

test("while a quote is being written a reload is offered, not done", async () => {
  const { watch, did, place } = setup({ server: "new", unsent: true });
  await watch.failed();
  expect(did).toMatchObject({ reloads: 0, offers: 1 });
  place.unsent = false;
  await watch.failed();
  expect(did.reloads).toBe(1);
});

test("a browser that remembers nothing is offered the reload", async () => {
  const storage = new Map<string, string>();
  storage.set = () => {
    throw new DOMException("Storage is forbidden", "SecurityError");
  };
  const { watch, did } = setup({ server: "new", storage });
  await watch.failed();
  expect(did).toMatchObject({ reloads: 0, offers: 1 });
});
