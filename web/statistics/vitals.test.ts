import { expect, test } from "vitest";

import { createVitals } from "./vitals.ts";

const setup = () => createVitals({ measuresShifts: true });
const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
});

test("a stay without an interaction has no INP, and a page that never moved has a CLS of 0", () => {
  expect(setup().take()).toEqual({ lcpMs: null, inpMs: null, cls: 0 });
});

test("the last of the largest paints counts, for the first page only", () => {
  const vitals = setup();
  vitals.painted(310.4);
  vitals.painted(820.6);
  expect(vitals.take().lcpMs).toBe(821);
  vitals.painted(5000);
  expect(vitals.take().lcpMs).toBeNull();
});

test("shifts less than a second apart are added up, for at most five seconds; the worst of them counts", () => {
  const vitals = setup();
  for (const at of [0, 900, 1800, 2700, 3600, 4500, 5400]) vitals.shifted(shift(at, 0.01));
  expect(vitals.take().cls).toBe(0.06);
  vitals.shifted(shift(10_000, 0.05));
  vitals.shifted(shift(12_000, 0.02));
  expect(vitals.take().cls).toBe(0.05);
});

test("what moves because the visitor asked for it does not count", () => {
  const vitals = setup();
  vitals.shifted(shift(100, 0.5, true));
  expect(vitals.take().cls).toBe(0);
});

test("the slowest interaction counts by its longest event; what is no interaction does not", () => {
  const vitals = setup();
  vitals.interacted({ interactionId: 0, duration: 900 });
  vitals.interacted({ interactionId: 7, duration: 40 });
  vitals.interacted({ interactionId: 7, duration: 96 });
  vitals.interacted({ interactionId: 8, duration: 24 });
  expect(vitals.take().inpMs).toBe(96);
  expect(vitals.take().inpMs).toBeNull();
});

test("of fifty interactions the slowest is an outlier", () => {
  const vitals = setup();
  for (let id = 1; id <= 50; id += 1) vitals.interacted({ interactionId: id, duration: id * 8 });
  expect(vitals.take().inpMs).toBe(392);
});

test("a browser that does not tell of shifts has no CLS", () => {
  expect(createVitals({ measuresShifts: false }).take().cls).toBeNull();
});
