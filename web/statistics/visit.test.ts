import { expect, test } from "vitest";

import type { PageStatistic } from "#admin-api/contract.ts";

import { createVisit } from "./visit.ts";

function setup() {
  const sent: PageStatistic[] = [];
  let time = 0;
  const visit = createVisit({ send: (record) => sent.push(record), now: () => time, width: () => 1440 });
  return {
    visit,
    pass: (ms: number) => (time += ms),
    stays: () => sent.map((record) => [record.module, record.residenceTime]),
  };
}

test("a change of the route reports the page that was left", () => {
  const { visit, pass, stays } = setup();
  visit.show();
  visit.arrive("https://site.example/");
  pass(2000);
  visit.arrive("https://site.example/about-us");
  pass(700);
  visit.arrive("https://site.example/blog/a");
  expect(stays()).toEqual([
    ["home", 2000],
    ["about-us", 700],
  ]);
});

test("hiding the tab reports, closing it after that does not report again", () => {
  const { visit, pass, stays } = setup();
  visit.show();
  visit.arrive("https://site.example/");
  pass(900);
  visit.hide();
  pass(5000);
  visit.hide();
  expect(stays()).toEqual([["home", 900]]);
});

test("a page that comes back is counted from then on", () => {
  const { visit, pass, stays } = setup();
  visit.show();
  visit.arrive("https://site.example/");
  pass(900);
  visit.hide();
  pass(5000);
  visit.show();
  pass(100);
  visit.hide();
  expect(stays()).toEqual([
    ["home", 900],
    ["home", 100],
  ]);
});

test("a tab that was opened in the background and never seen reports nothing", () => {
  const { visit, pass, stays } = setup();
  visit.arrive("https://site.example/");
  pass(900);
  visit.hide();
  expect(stays()).toEqual([]);
});
