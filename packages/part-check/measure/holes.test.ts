import { expect, test } from "vitest";

import { checkFile } from "../corpus/read-corpus.ts";
import { startCadReader } from "../read/node-cad-reader.ts";

const AROUND = 32;

/** How far the outline of a square of 20 mm is from its center. */
const square = (angle: number) => 10 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)));

/** A block of 20 × 20 × 20 mm, with a blind hole that narrows from 3 mm to this diameter over 18 mm, as an OBJ file. */
function blockWithTaper(bottom: number): Blob {
  const angles = Array.from({ length: AROUND }, (_, index) => (2 * Math.PI * index) / AROUND);
  const ring = (radiusAt: (angle: number) => number, z: number) =>
    angles.map((angle) => `v ${radiusAt(angle) * Math.cos(angle)} ${radiusAt(angle) * Math.sin(angle)} ${z}`);
  const rings = [ring(square, 0), ring(square, 20), ring(() => 1.5, 20), ring(() => bottom / 2, 2)];
  const numbers = angles.map((_, index) => index + 1);
  const band = (first: number) =>
    numbers.map((number) => {
      const next = (number % AROUND) + 1;
      return `f ${[number, next, next + AROUND, number + AROUND].map((one) => one + first).join(" ")}`;
    });
  const faces = [
    `f ${numbers.toReversed().join(" ")}`,
    ...[0, AROUND, 2 * AROUND].flatMap(band),
    `f ${numbers.map((number) => number + 3 * AROUND).join(" ")}`,
  ];
  return new Blob([[...rings.flat(), ...faces].join("\n")]);
}

test("a taper that ends in a tip is no hole", async () => {
  const reader = await startCadReader();
  const holeOf = async (bottom: number) => {
    const request = { file: blockWithTaper(bottom), fileName: "taper.obj" };
    const { model, result } = await checkFile(request, "cnc-machining", reader);
    expect(model.mesh).toMatchObject({ isClosed: true });
    return result.dimensions.smallestHole?.value;
  };
  expect(await holeOf(2)).toBeCloseTo(2, 1);
  expect(await holeOf(1e-5)).toBe(undefined);
});
