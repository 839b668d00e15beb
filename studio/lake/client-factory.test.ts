import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { fetchWithRetry } from "#lake/client-factory.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));

test("a read is repeated while the server is unreachable", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(unreachable);
  const response = fetchWithRetry("http://lake.example/doc", {}, fetch);
  await vi.advanceTimersByTimeAsync(20_000);
  fetch.mockResolvedValue(new Response("here"));
  await vi.advanceTimersByTimeAsync(1000);
  await expect((await response).text()).resolves.toBe("here");
});

test("a read that got an error response is not repeated", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValue(new Response("no", { status: 500 }));
  expect((await fetchWithRetry("http://lake.example/doc", {}, fetch)).status).toBe(500);
  expect(fetch).toHaveBeenCalledOnce();
});

test("an aborted read is not repeated", async () => {
  await expect(
    fetchWithRetry("http://lake.example/doc", { signal: AbortSignal.abort() }, unreachable),
  ).rejects.toThrow("Failed");
});
