import { expect, test } from "vitest";

import { createWebVitals } from "./web-vitals.ts";

const setup = () => createWebVitals({ supportsLayoutShift: true });
const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
});

test("a page view without an interaction has no INP, and one without a layout shift has a CLS of 0", () => {
  expect(setup().take()).toEqual({ lcpMs: null, inpMs: null, cls: 0 });
});

test("LCP is the last largest paint, on the first page only", () => {
  const vitals = setup();
  vitals.addLargestPaint(310.4);
  vitals.addLargestPaint(820.6);
  expect(vitals.take().lcpMs).toBe(821);
  vitals.addLargestPaint(5000);
  expect(vitals.take().lcpMs).toBeNull();
});

test("CLS is the worst session: shifts less than a second apart, for at most five seconds", () => {
  const vitals = setup();
  for (const at of [0, 900, 1800, 2700, 3600, 4500, 5400]) vitals.addLayoutShift(shift(at, 0.01));
  expect(vitals.take().cls).toBe(0.06);
  vitals.addLayoutShift(shift(10_000, 0.05));
  vitals.addLayoutShift(shift(12_000, 0.02));
  expect(vitals.take().cls).toBe(0.05);
});

test("a layout shift after the visitor's input does not count", () => {
  const vitals = setup();
  vitals.addLayoutShift(shift(100, 0.5, true));
  expect(vitals.take().cls).toBe(0);
});

test("INP is the longest event of the slowest interaction; events outside of interactions do not count", () => {
  const vitals = setup();
  vitals.addEvent({ interactionId: 0, duration: 900 });
  vitals.addEvent({ interactionId: 7, duration: 40 });
  vitals.addEvent({ interactionId: 7, duration: 96 });
  vitals.addEvent({ interactionId: 8, duration: 24 });
  expect(vitals.take().inpMs).toBe(96);
  expect(vitals.take().inpMs).toBeNull();
});

test("of fifty interactions the slowest is ignored", () => {
  const vitals = setup();
  for (let id = 1; id <= 50; id += 1) vitals.addEvent({ interactionId: id, duration: id * 8 });
  expect(vitals.take().inpMs).toBe(392);
});

test("a browser that does not report layout shifts has no CLS", () => {
  expect(createWebVitals({ supportsLayoutShift: false }).take().cls).toBeNull();
});
