import type { PageStatistic } from "contracts/statistics.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { startPageViews } from "./page-views.ts";

/** The parts of `window` that page views use. Events reach it as they do in a browser. */
class Window extends EventTarget {
  readonly document = { visibilityState: "visible" };
  readonly innerWidth = 1440;
  readonly records: PageStatistic[] = [];

  readonly fetch = async (_path: string, { body }: { body: string }) => {
    this.records.push(JSON.parse(body));
    return new Response();
  };

  setVisibility(state: "visible" | "hidden"): void {
    this.document.visibilityState = state;
    this.dispatchEvent(new Event("visibilitychange"));
  }

  reports(): unknown[] {
    return this.records.map(({ module, residenceTime }) => [module, residenceTime]);
  }
}

let window: Window;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  window = new Window();
  for (const name of ["document", "innerWidth", "fetch"] as const) {
    vi.stubGlobal(name, window[name]);
  }
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const start = () => startPageViews("https://site.example/");
const wait = (ms: number) => vi.advanceTimersByTime(ms);

test("a record has the fields of docs/behavior.md §9.2", () => {
  start();
  wait(1000.6);
  window.setVisibility("hidden");
  expect(window.records).toEqual([
    {
      webType: "website",
      residenceTime: 1001,
      equipmentType: "电脑",
      module: "home",
      pageUrl: "https://site.example/",
    },
  ]);
});

test("a route change reports the page that was left", () => {
  const views = start();
  wait(2000);
  views.open("https://site.example/about-us");
  wait(700);
  views.open("https://site.example/blog/a");
  expect(window.reports()).toEqual([
    ["home", 2000],
    ["about-us", 700],
  ]);
});

test("hiding the tab reports, and leaving the page after that does not report again", () => {
  start();
  wait(900);
  window.setVisibility("hidden");
  wait(5000);
  window.dispatchEvent(new Event("pagehide"));
  expect(window.reports()).toEqual([["home", 900]]);
});

test("leaving the page reports, and so does leaving it again after it was restored from the back/forward cache", () => {
  start();
  wait(900);
  window.dispatchEvent(new Event("pagehide"));
  window.setVisibility("hidden");
  wait(5000);
  window.document.visibilityState = "visible";
  window.dispatchEvent(new Event("pageshow"));
  wait(100);
  window.dispatchEvent(new Event("pagehide"));
  expect(window.reports()).toEqual([
    ["home", 900],
    ["home", 100],
  ]);
});

test("a tab that becomes visible again is a new page view", () => {
  start();
  wait(900);
  window.setVisibility("hidden");
  wait(5000);
  window.setVisibility("visible");
  wait(100);
  window.setVisibility("hidden");
  expect(window.reports()).toEqual([
    ["home", 900],
    ["home", 100],
  ]);
});

test("a background tab that was never visible reports nothing", () => {
  window.document.visibilityState = "hidden";
  const views = start();
  wait(900);
  views.open("https://site.example/about-us");
  wait(900);
  window.dispatchEvent(new Event("pagehide"));
  expect(window.reports()).toEqual([]);
});

test("when React opens the page that is already counted, its time continues", () => {
  const views = startPageViews("https://site.example/about-us?utm_source=mail");
  wait(1800);
  views.open("https://site.example/about-us");
  wait(700);
  window.setVisibility("hidden");
  expect(window.reports()).toEqual([["about-us", 2500]]);
});

test("a page that removes the email from its address is one page view, without the email", () => {
  const views = startPageViews("https://site.example/thankyou2/ada@mail.example");
  wait(900);
  views.open("https://site.example/thankyou2");
  wait(100);
  window.setVisibility("hidden");
  expect(window.records).toMatchObject([{ residenceTime: 1000, pageUrl: "https://site.example/thankyou2" }]);
});

test("each record is passed on, for the web vitals of the same page view", () => {
  const views = start();
  const recorded: string[] = [];
  views.onRecord = ({ pageUrl }) => recorded.push(pageUrl);
  wait(10);
  views.open("https://site.example/about-us");
  wait(10);
  window.setVisibility("hidden");
  expect(recorded).toEqual(["https://site.example/", "https://site.example/about-us"]);
});
