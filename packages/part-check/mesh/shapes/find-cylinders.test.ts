import { expect, test } from "vitest";

import { buildMesh } from "../build/build-mesh.ts";
import { findCylinders } from "./find-cylinders.ts";

/** An arc of 60° in 30 facets, 60 mm long. */
function arc(radius: number) {
  const point = (facet: number, z: number) => {
    const angle = (Math.PI / 90) * facet;
    return [radius * Math.cos(angle), radius * Math.sin(angle), z];
  };
  const facets = Array.from({ length: 30 }, (_, facet) => [
    ...[point(facet, 0), point(facet + 1, 0), point(facet + 1, 60)].flat(),
    ...[point(facet, 0), point(facet + 1, 60), point(facet, 60)].flat(),
  ]);
  const positions = Float64Array.from(facets.flat());
  return findCylinders(buildMesh([{ name: "arc", positions }], "mesh").mesh);
}

test("a rounded edge is a cylinder", () => {
  expect(arc(2).map(({ radius }) => radius.toFixed(3))).toEqual(["2.000"]);
});

function pointOfCountersink(facet: number, radius: number) {
  const angle = (Math.PI / 90) * facet;
  return [radius * Math.cos(angle), radius * Math.sin(angle), radius];
}

/** A countersink of 90°, whose facets go all around. */
function countersink() {
  const point = pointOfCountersink;
  const facets = Array.from({ length: 180 }, (_, facet) => [
    ...[point(facet, 3), point(facet, 6), point(facet + 1, 6)].flat(),
    ...[point(facet, 3), point(facet + 1, 6), point(facet + 1, 3)].flat(),
  ]);
  return findCylinders(
    buildMesh([{ name: "countersink", positions: Float64Array.from(facets.flat()) }], "mesh").mesh,
  );
}

test("a strip of a countersink is not a cylinder", () => {
  expect(countersink()).toEqual([]);
});

test("a strip of slivers along the seam of a damaged face is not a rounded edge", () => {
  expect(arc(0.05)).toEqual([]);
});
