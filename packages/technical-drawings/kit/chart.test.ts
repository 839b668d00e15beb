import { expect, test } from "vitest";

import { bandPath, decades, movedApart, thinned } from "./chart.ts";

const same = (value: number) => value;

test("a band is cut off at the edges of the chart", () => {
  const limits = [
    { at: 1, low: 5, high: 15 },
    { at: 10, low: 2, high: 6 },
  ];
  expect(bandPath(limits, { top: 7, bottom: 12 }, same, same)).toBe("M1 15l9-8v-5l-9 3Z");
});

test("labels that would overlap are moved apart, and others stay", () => {
  expect(
    movedApart([
      [100, 20],
      [105, 22],
      [300, 21],
    ]),
  ).toEqual([20, 33, 21]);
});

test("the last point of a line stays when half of them are left out", () => {
  expect(thinned([1, 2, 3, 4])).toEqual([1, 3, 4]);
});

test("an axis has a tick at each power of ten", () => {
  expect(decades(1, 2000)).toEqual([1, 10, 100, 1000]);
});
