import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createLoadingBar } from "./loading-bar.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setup() {
  const shown: (readonly [number, string])[] = [];
  const start = Date.now();
  const note = (what: string) => shown.push([Date.now() - start, what]);
  const bar = createLoadingBar({ show: note, announce: (isLong) => note(isLong ? "long" : "over") });
  return { bar, shown: () => shown.filter(([, what]) => what !== "idle"), all: () => shown };
}

test("a page that loads within 200 ms shows no bar", () => {
  const { bar, shown } = setup();
  bar.start();
  vi.advanceTimersByTime(199);
  bar.finish();
  vi.advanceTimersByTime(5000);
  expect(shown()).toEqual([]);
});

test("the bar starts after 200 ms, is full when the page is loaded, hides 500 ms later and is reset 400 ms after that", () => {
  const { bar, all } = setup();
  bar.start();
  vi.advanceTimersByTime(1000);
  bar.finish();
  vi.advanceTimersByTime(5000);
  expect(all().slice(1)).toEqual([
    [200, "loading"],
    [1000, "full"],
    [1500, "hiding"],
    [1900, "idle"],
  ]);
});

test("waiting is announced after the bar has advanced for 2000 ms, and the end of waiting once", () => {
  const { bar, shown } = setup();
  bar.start();
  vi.advanceTimersByTime(3000);
  bar.finish();
  bar.finish();
  expect(shown().map(([at, what]) => `${at} ${what}`)).toEqual([
    "200 loading",
    "2200 long",
    "3000 over",
    "3000 full",
  ]);
});

test("a click on another link while loading continues the same bar", () => {
  const { bar, shown } = setup();
  bar.start();
  vi.advanceTimersByTime(300);
  bar.start();
  vi.advanceTimersByTime(100);
  expect(shown()).toEqual([[200, "loading"]]);
});

test("the bar disappears if the page never loads", () => {
  const { bar, all } = setup();
  bar.start();
  vi.advanceTimersByTime(60_000);
  expect(all().at(-1)?.[1]).toBe("idle");
});
