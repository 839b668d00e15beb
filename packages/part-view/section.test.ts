import { expect, test } from "vitest";

import { outlineOf } from "./section.ts";

/** A triangle that stands on the XY plane, 4 mm wide and 4 mm high, and the same 10 mm behind it as a second body. */
const part = {
  positions: new Float32Array([0, 10].flatMap((y) => [0, y, 0, 4, y, 0, 0, y, 4])),
  indices: new Uint32Array([0, 1, 2, 3, 4, 5]),
  bodies: [0, 1].map((body) => ({
    name: `Body ${body + 1}`,
    firstTriangle: body,
    triangleCount: 1,
    firstEdge: 0,
    edgeCount: 0,
    volume: 0,
    area: 0,
  })),
};
const at3mm = { normal: [0, 0, -1], offset: -3 } as const;

test("a plane cuts each triangle in one segment", () => {
  const outline = [...outlineOf(part, at3mm, new Set())];
  expect(outline).toEqual([1, 0, 3, 0, 0, 3, 1, 10, 3, 0, 10, 3]);
});

test("a hidden body and a plane beside the part have no outline", () => {
  expect(outlineOf(part, at3mm, new Set([0]))).toHaveLength(6);
  expect(outlineOf(part, { ...at3mm, offset: -5 }, new Set())).toHaveLength(0);
});
