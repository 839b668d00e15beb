import { expect, onTestFinished, test, vi } from "vitest";

import { followResult } from "./use-live-query.ts";

type Watch = Parameters<typeof followResult>[0]["watch"];

/** A result whose loads get these answers in turn. `change` and `fail` act as the lake. */
function setup(...answers: (() => unknown)[]) {
  const load = vi.fn<() => Promise<unknown>>(async () => answers.shift()?.());
  const onResult = vi.fn<(result: unknown) => void>();
  const onFailure = vi.fn<(reason: unknown) => void>();
  const stopWatching = vi.fn<() => void>();
  const watch = vi.fn<Watch>(() => stopWatching);
  const stop = followResult({ load, watch, onResult, onFailure });
  const [[change, fail] = [() => {}, () => {}]] = watch.mock.calls;
  return {
    load,
    onResult,
    onFailure,
    stop,
    stopWatching,
    change,
    fail,
  };
}

test("a change loads the result again", async () => {
  const { change, onResult } = setup(
    () => "first",
    () => "second",
  );
  await vi.waitFor(() => expect(onResult).toHaveBeenLastCalledWith("first"));
  change();
  await vi.waitFor(() => expect(onResult).toHaveBeenLastCalledWith("second"));
});

test("changes during a load cause one more load, so that no older result is the last one", async () => {
  const { change, load, onResult } = setup(
    () => "first",
    () => "second",
  );
  change();
  change();
  await vi.waitFor(() => expect(onResult).toHaveBeenLastCalledWith("second"));
  expect(load).toHaveBeenCalledTimes(2);
});

const slow = async () => new Promise((resolve) => setTimeout(resolve, 1000));

test("after a load, the next one waits four times as long as it took", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { change, load } = setup(slow, slow, slow);
  const changing = setInterval(change, 100);
  await vi.advanceTimersByTimeAsync(10_500);
  clearInterval(changing);
  expect(load).toHaveBeenCalledTimes(3);
});

test("a load that fails is reported, and the next change loads again", async () => {
  const { change, onFailure, onResult } = setup(
    () => {
      throw new Error("The lake is down");
    },
    () => "second",
  );
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledWith(new Error("The lake is down")));
  change();
  await vi.waitFor(() => expect(onResult).toHaveBeenLastCalledWith("second"));
});

test("a listener that ends with an error is reported", async () => {
  const { fail, onFailure } = setup(() => "first");
  fail(new Error("No longer allowed"));
  expect(onFailure).toHaveBeenCalledWith(new Error("No longer allowed"));
});

test("nothing is reported after the end", async () => {
  const { load, onResult, stop, stopWatching } = setup(() => "first");
  stop();
  await vi.waitFor(() => expect(load).toHaveResolved());
  expect(onResult).not.toHaveBeenCalled();
  expect(stopWatching).toHaveBeenCalledTimes(1);
});
