import { expect, test } from "vitest";

import { calculate } from "./calculator.ts";
import { plasticScrews } from "./plastic-screws.ts";

// Hole diameter, boss diameter and engagement, as multiples of the screw diameter: 42 published values for 14 plastics. Source: PENCOM,
// Installation of PF Screws for Plastics; for PC, POM and PP: EJOT, recommendations for PT screws.
test.each([
  ["abs", 0.8, 2, 2],
  ["pc-abs", 0.8, 2, 2],
  ["asa", 0.78, 2, 2],
  ["pa46", 0.73, 1.85, 1.8],
  ["pa46-gf30", 0.78, 1.85, 1.8],
  ["pa6", 0.75, 1.85, 1.7],
  ["pa6-gf30", 0.8, 2, 1.9],
  ["pa66", 0.75, 1.85, 1.7],
  ["pa66-gf30", 0.82, 2, 1.8],
  ["ppa-gf15", 0.82, 2, 2],
  ["pbt", 0.75, 1.85, 1.7],
  ["pc", 0.85, 2.5, 2.2],
  ["pom", 0.75, 1.95, 2],
  ["pp", 0.7, 2, 2],
])("a 4 mm screw in %s has the published hole, boss and engagement", (plastic, hole, outside, engagement) => {
  expect(calculate(plasticScrews, { plastic, diameter: 4 })).toMatchObject({
    lines: [
      { value: { mm: expect.closeTo(hole * 4, 9) } },
      { value: { mm: expect.closeTo(outside * 4, 9) } },
      { value: { mm: expect.closeTo(engagement * 4, 9) } },
      { value: { mm: expect.closeTo(4.2, 9) } },
      { value: { mm: [1, 2] } },
    ],
  });
});

test.each([
  ["abs", 1.2],
  ["pc", 1.275],
])("the hole in %s is the one of the molding guide", (plastic, mm) => {
  expect(calculate(plasticScrews, { plastic, diameter: 1.5 })).toMatchObject({
    lines: [{ value: { mm: expect.closeTo(mm, 9) } }, {}, {}, {}, {}],
  });
});

test("a screw that is too small or too large names the limit", () => {
  expect(calculate(plasticScrews, { plastic: "abs", diameter: 1 })).toEqual({
    problem: "Screw diameter d must be at least 1.5 mm.",
  });
  expect(calculate(plasticScrews, { plastic: "abs", diameter: 9 }, "imperial")).toEqual({
    problem: "Screw diameter d must be at most 0.31496 in.",
  });
});
