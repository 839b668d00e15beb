import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { patientFetch } from "#patient-fetch.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));

test("a request waits for a server that is away, and gets its answer", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(unreachable);
  const answer = patientFetch("http://lake.example/doc", {}, fetch);
  await vi.advanceTimersByTimeAsync(20_000);
  fetch.mockResolvedValue(new Response("here"));
  await vi.advanceTimersByTimeAsync(1000);
  await expect((await answer).text()).resolves.toBe("here");
});

test("an answer is one, whatever it says", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValue(new Response("no", { status: 500 }));
  expect((await patientFetch("http://lake.example/doc", {}, fetch)).status).toBe(500);
  expect(fetch).toHaveBeenCalledOnce();
});

test("a request that is called off waits no longer", async () => {
  await expect(
    patientFetch("http://lake.example/doc", { signal: AbortSignal.abort() }, unreachable),
  ).rejects.toThrow("Failed");
});
