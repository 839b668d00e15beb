import { expect, test } from "vitest";

import { add, dot, subtract, type Vector } from "../math/vector.ts";
import { centroidOf, normalOf } from "../mesh.ts";
import { volumeAndArea } from "../volume.ts";
import { buildMesh } from "./build-mesh.ts";

type Triangle = readonly [Vector, Vector, Vector];

/** The twelve triangles of a box. The two triangles of a side follow each other; the last two are the top. */
function box([x, y, z]: Vector, [length, width, height]: Vector): Triangle[] {
  const corner = (index: number): Vector => [
    x + (index & 1) * length,
    y + ((index >> 1) & 1) * width,
    z + ((index >> 2) & 1) * height,
  ];
  const sides = [
    [0, 2, 3, 1],
    [0, 1, 5, 4],
    [1, 3, 7, 5],
    [3, 2, 6, 7],
    [2, 0, 4, 6],
    [4, 5, 7, 6],
  ] as const;
  return sides.flatMap(([a, b, c, d]): Triangle[] => [
    [corner(a), corner(b), corner(c)],
    [corner(a), corner(c), corner(d)],
  ]);
}

/** The lower half of a sphere, open at its top. */
function bowl(radius: number): Triangle[] {
  const point = (i: number, j: number): Vector => {
    const [around, down] = [((i % 24) * Math.PI) / 12, (j * Math.PI) / 16];
    const across = j === 8 ? 0 : radius * Math.cos(down);
    return [across * Math.cos(around), across * Math.sin(around), -radius * Math.sin(down)];
  };
  return Array.from({ length: 24 }, (_, i) =>
    Array.from({ length: 8 }, (__, j): Triangle[] => {
      const [a, b, c, d] = [point(i, j), point(i, j + 1), point(i + 1, j + 1), point(i + 1, j)];
      return j === 7
        ? [[a, b, d]]
        : [
            [a, b, c],
            [a, c, d],
          ];
    }),
  ).flat(2);
}

const inverted = (triangles: readonly Triangle[]) => triangles.map(([a, b, c]): Triangle => [a, c, b]);

const build = (triangles: readonly Triangle[]) =>
  buildMesh([{ name: "part", positions: Float64Array.from(triangles.flat(2)) }], "mesh");

/** How many triangles point away from a point. */
function outwardFrom({ mesh }: ReturnType<typeof build>, center: Vector): number {
  let count = 0;
  for (let triangle = 0; triangle < mesh.areas.length; triangle += 1)
    if (dot(normalOf(mesh, triangle), subtract(centroidOf(mesh, triangle), center)) > 0) count += 1;
  return count;
}

const FAR: Vector = [500, -300, 200];

test.each([
  ["a closed box", box(FAR, [20, 20, 20])],
  ["a box without a lid", box(FAR, [20, 20, 20]).slice(0, 10)],
  ["a box with a missing triangle", box(FAR, [20, 20, 20]).slice(1)],
  ["a tube without ends", box(FAR, [20, 20, 20]).slice(2, 10)],
])("%s is flipped if it is inside out, and only then", (_, triangles) => {
  const middle = add(FAR, [10, 10, 10]);
  const turned = build(inverted(triangles));
  expect(outwardFrom(turned, middle)).toBe(triangles.length);
  expect(turned.state.flippedTriangles).toBe(triangles.length);
  const kept = build(triangles);
  expect(outwardFrom(kept, middle)).toBe(triangles.length);
  expect(kept.state.flippedTriangles).toBe(0);
});

test("an open bowl without thickness is flipped, and a flat sheet is not", () => {
  const turned = build(inverted(bowl(20)));
  expect(outwardFrom(turned, [0, 0, 0])).toBe(turned.mesh.areas.length);
  for (const sheet of [box(FAR, [20, 20, 20]).slice(0, 2), inverted(box(FAR, [20, 20, 20])).slice(0, 2)])
    expect(build(sheet).state.flippedTriangles).toBe(0);
});

test("the inside of a bowl without a rim is neither flipped nor a sealed cavity", () => {
  const { mesh, state, voids } = build([...bowl(20), ...inverted(bowl(18))]);
  expect(state.flippedTriangles).toBe(0);
  expect(mesh.bodies.length).toBe(1);
  expect(voids).toEqual([]);
});

test("both sides of a bowl without a rim are flipped if it is inside out", () => {
  const built = build(inverted([...bowl(20), ...inverted(bowl(18))]));
  expect(outwardFrom(built, [0, 0, 0])).toBe(bowl(20).length);
  expect(built.mesh.bodies.length).toBe(1);
});

test("a closed bar with an edge of twenty triangles is flipped if it is inside out", () => {
  const bar = box(FAR, [2, 100, 2]);
  const [start, end] = bar[0] ?? [FAR, FAR];
  const flaps = Array.from({ length: 9 }, (_, index): Triangle[] => {
    const tip = add(FAR, [-10, -20 - index, -5]);
    return [
      [start, end, tip],
      [end, start, tip],
    ];
  });
  const { state } = build([...inverted(bar), ...flaps.flat()]);
  expect(state).toMatchObject({ isClosed: true, sharedEdges: 1, flippedTriangles: 12 });
});

test("the wall of a hole is not flipped if the faces of a part are not connected", () => {
  const sides = box(FAR, [20, 20, 20]);
  const hole = inverted(box(add(FAR, [5, 5, 0]), [10, 10, 20])).slice(2, 10);
  const { state } = build([...sides.slice(2, 4), ...sides.slice(6, 8), ...hole]);
  expect(state.flippedTriangles).toBe(0);
});

const outer = box(FAR, [20, 20, 20]);
const cavity = inverted(box(add(FAR, [5, 5, 5]), [10, 10, 10]));

test.each([
  ["a cavity", [...outer, ...cavity], 0],
  ["a cavity, inside out", inverted([...outer, ...cavity]), 24],
  ["a cavity in a box with a missing triangle", [...outer.slice(1), ...cavity], 0],
])("%s is a sealed cavity of its body", (_, triangles, flipped) => {
  const { mesh, state, voids } = build(triangles);
  expect(state.flippedTriangles).toBe(flipped);
  expect(mesh.bodies.length).toBe(1);
  expect(voids.length).toBe(1);
  expect(voids[0]?.length).toBe(12);
});

test("a cavity with a missing triangle is neither flipped nor a sealed cavity", () => {
  const { mesh, state, voids } = build([...outer, ...cavity.slice(1)]);
  expect(state.flippedTriangles).toBe(0);
  expect(mesh.bodies.length).toBe(1);
  expect(voids).toEqual([]);
});

test("the cavity of a body inside another body belongs to the inner body", () => {
  const core = [...box(add(FAR, [7, 7, 7]), [6, 6, 6]), ...inverted(box(add(FAR, [9, 9, 9]), [2, 2, 2]))];
  const { mesh, voids } = build([...outer, ...cavity, ...core]);
  expect(mesh.bodies.map(({ triangleCount }) => triangleCount)).toEqual([24, 24]);
  expect(mesh.bodies.map((body) => Math.round(volumeAndArea(mesh, body).volume))).toEqual([7000, 208]);
  expect(voids.length).toBe(2);
});

test("only the body that is inside out is flipped, even if the other one is open", () => {
  const other = box([0, 0, 0], [5, 5, 5]);
  const { state, mesh } = build([...outer.slice(1), ...inverted(other)]);
  expect(state.flippedTriangles).toBe(12);
  const [, closed] = mesh.bodies;
  expect(closed && volumeAndArea(mesh, closed).volume).toBeCloseTo(125, 9);
});

/** An L with legs of 20 mm, 5 mm thick and 20 mm high. */
function angleBar(): Triangle[] {
  const outline = [
    [0, 0],
    [20, 0],
    [20, 5],
    [5, 5],
    [5, 20],
    [0, 20],
  ] as const;
  const at = (index: number, z: number): Vector => {
    const [x, y] = outline[index % 6] ?? [0, 0];
    return [x, y, z];
  };
  const sides = outline.flatMap((_, i): Triangle[] => [
    [at(i, 0), at(i + 1, 0), at(i + 1, 20)],
    [at(i, 0), at(i + 1, 20), at(i, 20)],
  ]);
  const ends = [1, 2, 3, 4].flatMap((i): Triangle[] => [
    [at(0, 20), at(i, 20), at(i + 1, 20)],
    [at(0, 0), at(i + 1, 0), at(i, 0)],
  ]);
  return [...sides, ...ends];
}

test("a body between the legs of another body is not a cavity of it", () => {
  const inserted = inverted(box([8, 8, 8], [5, 5, 5]));
  const { mesh, state, voids } = build([...angleBar(), ...inserted]);
  expect(state.flippedTriangles).toBe(12);
  expect(mesh.bodies.length).toBe(2);
  expect(voids).toEqual([]);
});

const volumesOf = ({ mesh }: ReturnType<typeof build>) =>
  mesh.bodies.map((body) => volumeAndArea(mesh, body).volume);

test("two boxes that touch along an edge or with a face are two bodies", () => {
  for (const second of [box([10, 10, 0], [10, 10, 10]), box([10, 0, 0], [10, 10, 10])])
    expect(volumesOf(build([...box([0, 0, 0], [10, 10, 10]), ...second]))).toEqual([
      expect.closeTo(1000, 6),
      expect.closeTo(1000, 6),
    ]);
});

test("triangles that lie on each other are no body", () => {
  const [first, second] = box([3, 4, 5], [10, 20, 30]);
  const folded = [first, second].flatMap((triangle): Triangle[] => (triangle ? [triangle] : []));
  const built = build([...folded, ...inverted(folded), ...box(FAR, [10, 10, 10])]);
  expect(volumesOf(built)).toEqual([expect.closeTo(1000, 6)]);
});

test("loose faces that touch are those of two bodies, whatever their orientation", () => {
  const both = [...box([0, 0, 0], [10, 10, 10]), ...box([10, 0, 0], [10, 10, 10])];
  // Every third face is inside out.
  const triangles = both.flatMap((triangle, index) =>
    Math.floor(index / 2) % 3 === 0 ? inverted([triangle]) : [triangle],
  );
  const { mesh } = buildMesh(
    [
      {
        name: "",
        positions: Float64Array.from(triangles.flat(2)),
        indices: Uint32Array.from({ length: 3 * triangles.length }, (_, corner) => corner),
        cadFaces: Uint32Array.from({ length: triangles.length }, (_, triangle) => Math.floor(triangle / 2)),
        areFacesLoose: true,
      },
    ],
    "cad",
  );
  expect(mesh.bodies.map((body) => volumeAndArea(mesh, body).volume)).toEqual([
    expect.closeTo(1000, 6),
    expect.closeTo(1000, 6),
  ]);
});
