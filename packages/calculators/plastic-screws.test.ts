import { expect, test } from "vitest";

import { calculate } from "./calculator.ts";
import { bosses, english, plasticScrewsCalculator } from "./plastic-screws.ts";

// PENCOM, Installation of PF Screws for Plastics: hole diameter, boss diameter and engagement, as multiples of the screw diameter; 33
// published values for 11 plastics.
const PUBLISHED = [
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
] as const;

test.each(PUBLISHED)(
  "a 4 mm screw in %s has the published hole, boss and engagement",
  (plastic, hole, outside, engagement) => {
    expect(calculate(plasticScrewsCalculator(), { plastic, diameter: 4 })).toMatchObject({
      lines: [
        { value: { mm: expect.closeTo(hole * 4, 9) } },
        { value: { mm: expect.closeTo(outside * 4, 9) } },
        { value: { mm: expect.closeTo(engagement * 4, 9) } },
        { value: { mm: expect.closeTo(4.2, 9) } },
        { value: { mm: [1, 2] } },
      ],
    });
  },
);

test("plastics that PENCOM's table does not have say that their values are typical", () => {
  const typical = Object.entries(english.plastics).filter(([, label]) => label.endsWith("typical values"));
  const published = PUBLISHED.map(([plastic]) => plastic);
  expect([...published, ...typical.map(([plastic]) => plastic)].toSorted()).toEqual(
    Object.keys(bosses).toSorted(),
  );
  for (const { hole, outside, engagement } of typical.flatMap(([plastic]) => bosses[plastic] ?? [])) {
    expect(hole).toSatisfy((factor: number) => factor >= 0.7 && factor <= 0.85);
    expect(outside).toSatisfy((factor: number) => factor >= 1.85 && factor <= 2.5);
    expect(engagement).toSatisfy((factor: number) => factor >= 1.7 && factor <= 2.5);
  }
});

test.each([
  ["abs", 1.2],
  ["pc", 1.275],
])("the hole in %s is the one of the molding guide", (plastic, mm) => {
  expect(calculate(plasticScrewsCalculator(), { plastic, diameter: 1.5 })).toMatchObject({
    lines: [{ value: { mm: expect.closeTo(mm, 9) } }, {}, {}, {}, {}],
  });
});

test("a screw that is too small or too large names the limit", () => {
  expect(calculate(plasticScrewsCalculator(), { plastic: "abs", diameter: 1 })).toMatchObject({
    problem: "Screw diameter d must be at least 1.5 mm. The factors are for screws of these sizes.",
  });
  expect(calculate(plasticScrewsCalculator(), { plastic: "abs", diameter: 9 }, "imperial")).toMatchObject({
    problem: "Screw diameter d must be at most 0.31496 in. The factors are for screws of these sizes.",
  });
});
