import { expect, test } from "vitest";

import { readTexts } from "./texts.ts";

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 60" width="200" height="120">${content}</svg>`;

test("the size of a text includes the transforms of its groups and the size of the file", () => {
  const content = `<text x="1" y="20">A</text><g transform="scale(.5)" font-size="10"><text x="9" y="90">B</text></g>`;
  expect(readTexts(svg(content))).toMatchObject({ width: 200, smallest: 10 });
  expect(readTexts(svg(`<path d="M0 0h9"/>`)).smallest).toBe(Infinity);
});

test.each([
  ["next to each other", `<text x="1" y="20">ABC</text><text x="30" y="20">D</text>`, []],
  ["over each other", `<text x="1" y="20">ABC</text><text x="20" y="22">D</text>`, [["ABC", "D"]]],
  [
    "anchored at the end",
    `<text x="50" y="20" text-anchor="end">ABC</text><text x="30" y="20">D</text>`,
    [["ABC", "D"]],
  ],
  [
    "anchored by their group",
    `<g text-anchor="middle"><text x="50" y="20">ABC</text></g><text x="40" y="20">D</text>`,
    [["ABC", "D"]],
  ],
  [
    "turned",
    `<text transform="translate(20 50) rotate(-90)">ABCD</text><text x="12" y="40">E</text>`,
    [["ABCD", "E"]],
  ],
  [
    "turned around a point",
    `<text x="20" y="50" transform="rotate(-90 20 50)">ABCD</text><text x="12" y="40">E</text>`,
    [["ABCD", "E"]],
  ],
  [
    "turned by a matrix",
    `<text transform="matrix(0 -1 1 0 20 50)">ABCD</text><text x="12" y="40">E</text>`,
    [["ABCD", "E"]],
  ],
  [
    "in two lines",
    `<text><tspan x="1" y="20">ABC</tspan><tspan x="1" dy="14">D</tspan></text><text x="1" y="35">E</text>`,
    [["D", "E"]],
  ],
])("texts %s", (_where, content, overlapping) => {
  expect(readTexts(svg(content))).toMatchObject({ overlapping, outside: [] });
});

test("a text outside of the drawing is found", () => {
  expect(readTexts(svg(`<text x="90" y="20">too long</text><text x="1" y="20">in</text>`)).outside).toEqual([
    "too long",
  ]);
});

test("a long transform that is none takes no time", () => {
  const start = performance.now();
  for (const transform of ["a".repeat(200_000), "a(".repeat(100_000)])
    expect(readTexts(svg(`<text transform="${transform}">a</text>`)).width).toBe(200);
  expect(performance.now() - start).toBeLessThan(5000);
});
