import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { LOADING_BAR_ID } from "./loading-bar.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The bar of a page that was just loaded. Notes each new state and each new text of the status, with the time since then. */
async function setup() {
  const shown: (readonly [number, string])[] = [];
  const start = Date.now();
  const note = (what: string) => shown.push([Date.now() - start, what]);
  let text = "";
  const status = {
    dataset: { text: "long" },
    set textContent(next: string) {
      if (next !== text) note(next || "over");
      text = next;
    },
  };
  const bar = { setAttribute: (_: string, state: string) => note(state) };
  vi.stubGlobal("document", { getElementById: (id: string) => (id === LOADING_BAR_ID ? bar : status) });
  vi.stubGlobal("location", { href: "https://site.example/" });
  vi.resetModules();
  const { startLoading, finishLoading } = await import("./loading-bar.ts");
  return {
    start: () => startLoading("/about-us"),
    finish: () => finishLoading("https://site.example/about-us"),
    shown: () => shown.filter(([, what]) => what !== "idle"),
    all: () => shown,
  };
}

test("a page that loads within 200 ms shows no bar", async () => {
  const { start, finish, shown } = await setup();
  start();
  vi.advanceTimersByTime(199);
  finish();
  vi.advanceTimersByTime(5000);
  expect(shown()).toEqual([]);
});

test("the bar starts after 200 ms, is full when the page is loaded, hides 500 ms later and is reset 400 ms after that", async () => {
  const { start, finish, all } = await setup();
  start();
  vi.advanceTimersByTime(1000);
  finish();
  vi.advanceTimersByTime(5000);
  expect(all().slice(1)).toEqual([
    [200, "loading"],
    [1000, "full"],
    [1500, "hiding"],
    [1900, "idle"],
  ]);
});

test("waiting is announced after the bar has advanced for 2000 ms, and the end of waiting once", async () => {
  const { start, finish, shown } = await setup();
  start();
  vi.advanceTimersByTime(3000);
  finish();
  finish();
  expect(shown().map(([at, what]) => `${at} ${what}`)).toEqual([
    "200 loading",
    "2200 long",
    "3000 over",
    "3000 full",
  ]);
});

test("a click on another link while loading continues the same bar", async () => {
  const { start, shown } = await setup();
  start();
  vi.advanceTimersByTime(300);
  start();
  vi.advanceTimersByTime(100);
  expect(shown()).toEqual([[200, "loading"]]);
});

test("the bar disappears if the page never loads", async () => {
  const { start, all } = await setup();
  start();
  vi.advanceTimersByTime(60_000);
  expect(all().at(-1)?.[1]).toBe("idle");
});

test("a link within the page that is shown loads nothing", async () => {
  const { start, finish, shown } = await setup();
  finish();
  start();
  vi.advanceTimersByTime(5000);
  expect(shown()).toEqual([]);
});
