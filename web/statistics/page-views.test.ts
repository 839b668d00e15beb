import type { PageStatistic } from "contracts/statistics.ts";
import { expect, test } from "vitest";

import { createPageViews, createStopwatch } from "./page-views.ts";

function setup() {
  const reported: PageStatistic[] = [];
  let time = 0;
  const views = createPageViews({
    report: (statistic) => reported.push(statistic),
    now: () => time,
    width: () => 1440,
  });
  return {
    views,
    wait: (ms: number) => (time += ms),
    reports: () => reported.map(({ module, residenceTime }) => [module, residenceTime]),
  };
}

test("a route change reports the page that was left", () => {
  const { views, wait, reports } = setup();
  views.show();
  views.open("https://site.example/");
  wait(2000);
  views.open("https://site.example/about-us");
  wait(700);
  views.open("https://site.example/blog/a");
  expect(reports()).toEqual([
    ["home", 2000],
    ["about-us", 700],
  ]);
});

test("hiding the tab reports, closing it after that does not report again", () => {
  const { views, wait, reports } = setup();
  views.show();
  views.open("https://site.example/");
  wait(900);
  views.hide();
  wait(5000);
  views.hide();
  expect(reports()).toEqual([["home", 900]]);
});

test("a page that becomes visible again is a new page view", () => {
  const { views, wait, reports } = setup();
  views.show();
  views.open("https://site.example/");
  wait(900);
  views.hide();
  wait(5000);
  views.show();
  wait(100);
  views.hide();
  expect(reports()).toEqual([
    ["home", 900],
    ["home", 100],
  ]);
});

test("a background tab that was never visible reports nothing", () => {
  const { views, wait, reports } = setup();
  views.open("https://site.example/");
  wait(900);
  views.hide();
  expect(reports()).toEqual([]);
});

function setupStopwatch() {
  let time = 0;
  const stopwatch = createStopwatch(() => time);
  return { stopwatch, wait: (ms: number) => (time += ms) };
}

test("time between start and stop is counted, other time is not", () => {
  const { stopwatch, wait } = setupStopwatch();
  stopwatch.start();
  wait(1000);
  stopwatch.stop();
  wait(60_000);
  stopwatch.start();
  wait(500);
  expect(stopwatch.take()).toBe(1500);
});

test("time that was read is not counted again, and counting continues", () => {
  const { stopwatch, wait } = setupStopwatch();
  stopwatch.start();
  wait(1000);
  stopwatch.take();
  wait(300);
  expect([stopwatch.take(), stopwatch.take()]).toEqual([300, 0]);
});

test("a stopwatch that was never started has no time", () => {
  const { stopwatch, wait } = setupStopwatch();
  wait(5000);
  expect(stopwatch.take()).toBe(0);
});

test("fractions of a millisecond are rounded", () => {
  const { stopwatch, wait } = setupStopwatch();
  stopwatch.start();
  wait(1000.6);
  expect(stopwatch.take()).toBe(1001);
});
