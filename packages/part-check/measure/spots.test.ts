import { expect, test } from "vitest";

import { leastWithArea } from "./spots.ts";

const spot = (value: number, area: number) => ({ value, area, point: [0, 0, 0] as const, triangle: 0 });

test("a sliver of a face has no smallest value, however small that is", () => {
  expect(leastWithArea([spot(0, 1e-16), spot(0.001, 0.01), spot(3, 5)])?.value).toBe(3);
  expect(leastWithArea([spot(0, 1e-16)])).toBeUndefined();
});
