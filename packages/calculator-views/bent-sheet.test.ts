import { expect, test } from "vitest";

import { bentSheet } from "./bending.tsx";

test("a right-angled bend keeps its thickness, and adds it to the outer radius", () => {
  const sheet = bentSheet(
    [
      [50, 0],
      [50, 100],
      [150, 100],
    ],
    { thickness: 10, radius: 5 },
  );
  expect(sheet).toEqual([
    [50, 0, 0],
    [50, 100, 5],
    [150, 100, 0],
    [150, 110, 0],
    [40, 110, 15],
    [40, 0, 0],
  ]);
});
