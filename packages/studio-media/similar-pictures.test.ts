import { expect, test } from "vitest";

import { differenceHash, HASH_HEIGHT, HASH_WIDTH, similarGroups } from "./similar-pictures.ts";

const gray = (brightness: (column: number, row: number) => number) =>
  Array.from({ length: HASH_WIDTH * HASH_HEIGHT }, (_, at) =>
    brightness(at % HASH_WIDTH, Math.floor(at / HASH_WIDTH)),
  );

const rising = gray((column) => column);
const falling = gray((column) => -column);
const picture = (name: string, pixels: number[]) => ({ name, hash: differenceHash(pixels) });

test("a brighter copy of a picture has the same hash, and a mirrored one the opposite", () => {
  expect(differenceHash(rising.map((pixel) => 2 * pixel + 10))).toEqual(differenceHash(rising));
  expect(differenceHash(falling)).toEqual(differenceHash(rising).map((bit) => !bit));
});

test("pictures that look alike form a group, and a picture without a match is left out", () => {
  const almost = rising.map((pixel, at) => (at === 3 ? pixel + 9 : pixel));
  const groups = similarGroups([picture("a", rising), picture("b", falling), picture("c", almost)]);
  expect(groups.map((group) => group.map(({ name }) => name))).toEqual([["a", "c"]]);
});
