import { expect, test } from "vitest";

import { partsProblem } from "./technical-drawing.ts";

const [wrong, right] = [{ verdict: "wrong" }, { verdict: "right" }];

test.each([
  ["single", [{}]],
  ["wrongAndRight", [wrong, right]],
  ["steps", [{}, {}, {}]],
  [undefined, []],
])("the layout %s can have these parts", (layout, parts) => {
  expect(partsProblem(layout, parts)).toBeUndefined();
});

test.each([
  ["single", [{}, {}], "One drawing has one part"],
  ["single", undefined, "One drawing has one part"],
  ["wrongAndRight", [wrong], "Wrong and right are two parts"],
  ["wrongAndRight", [wrong, wrong], "Mark one part as wrong and the other one as right"],
  ["wrongAndRight", [{}, right], "Mark one part as wrong and the other one as right"],
  ["steps", [{}], "Steps are two to eight parts"],
])("the layout %s cannot have these parts", (layout, parts, problem) => {
  expect(partsProblem(layout, parts)).toBe(problem);
});
