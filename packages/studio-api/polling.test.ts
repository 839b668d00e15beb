import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { ApiResult } from "./api-client.ts";
import { startPolling } from "./polling.ts";

const MINUTE = 60_000;
const loaded = { kind: "loaded", data: "new" } as const;
const failed = {
  kind: "failed",
  error: { kind: "unreachable", title: "No answer", message: "The host is down" },
} as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

class Tab extends EventTarget {
  visibilityState: DocumentVisibilityState = "visible";

  show(visibilityState: DocumentVisibilityState): void {
    this.visibilityState = visibilityState;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

function setUp(...results: ApiResult<string>[]) {
  const tab = new Tab();
  const onResult = vi.fn<(result: ApiResult<string>) => void>();
  const load = vi.fn<() => Promise<ApiResult<string>>>(async () => results.shift() ?? loaded);
  return { tab, load, onResult, ...startPolling({ load, onResult, intervalMs: MINUTE, tab }) };
}

test("data is loaded immediately and then once every interval", async () => {
  const { load, onResult } = setUp();
  await vi.advanceTimersByTimeAsync(0);
  expect(onResult.mock.calls).toEqual([[loaded]]);
  await vi.advanceTimersByTimeAsync(MINUTE - 1);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
});

test("after a failure, data is loaded again within seconds, and then once every interval", async () => {
  const { load, onResult } = setUp(failed);
  await vi.advanceTimersByTimeAsync(4999);
  expect(onResult.mock.calls).toEqual([[failed]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(onResult.mock.lastCall).toEqual([loaded]);
  await vi.advanceTimersByTimeAsync(MINUTE - 1);
  expect(load).toHaveBeenCalledTimes(2);
});

test("a hidden tab loads nothing, and loads when it is shown again", async () => {
  const { tab, load } = setUp();
  await vi.advanceTimersByTimeAsync(0);
  tab.show("hidden");
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(load).toHaveBeenCalledTimes(1);
  tab.show("visible");
  expect(load).toHaveBeenCalledTimes(2);
});

test("refreshing loads immediately and restarts the interval", async () => {
  const { load, refresh } = setUp();
  await vi.advanceTimersByTimeAsync(MINUTE / 2);
  refresh();
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(MINUTE - 1);
  expect(load).toHaveBeenCalledTimes(2);
});

test("after polling stops, nothing is loaded and a late response is ignored", async () => {
  const { tab, load, onResult, stop } = setUp();
  stop();
  await vi.advanceTimersByTimeAsync(MINUTE);
  tab.show("visible");
  expect(load).toHaveBeenCalledTimes(1);
  expect(onResult).not.toHaveBeenCalled();
});
