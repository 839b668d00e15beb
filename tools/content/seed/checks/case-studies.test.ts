import { describe, expect, test } from "vitest";

import { storedField } from "../../../../schemas/fields/stored-field.ts";
import { capabilities, toleranceOn } from "../capabilities.ts";
import { caseStudies } from "../documents/case-studies.ts";
import { objectsIn, textsIn, wordsIn } from "../traverse.ts";
import { parseNumber, PROCESSES } from "./statements.ts";

/** The blocks of a case study, in order. `pictures` is optional. */
const FORMAT = [
  "hero",
  "figures",
  "brief",
  "choice",
  "drawing",
  "changes",
  "pictures",
  "measurements",
  "cost",
  "route",
  "limits",
  "questions",
  "read-on",
  "call",
];

const { holeToBendTolerance, overBendsTolerance } = capabilities["sheet-metal-fabrication"];
const smallest = (quantities: readonly object[]) =>
  Math.min(
    ...quantities.map((quantity) => Number(storedField(quantity, "min") ?? storedField(quantity, "value"))),
  );

/** The closest tolerance that each operation of a results table can hold on a length, both in mm. */
const HELD: Readonly<Record<string, (length: number) => number>> = {
  Cast: (length) => toleranceOn("urethane-casting", length),
  "Die cast": (length) => toleranceOn("die-casting", length),
  Laser: (length) => toleranceOn("sheet-metal-fabrication", length),
  Machined: () => smallest(capabilities["cnc-machining"].tightestTolerance.quantities.slice(0, 1)),
  MJF: (length) => toleranceOn("mjf-printing", length),
  Molded: (length) => toleranceOn("injection-molding", length),
  "One bend": () => smallest(holeToBendTolerance.quantities),
  Turned: (length) => toleranceOn("cnc-machining", length),
  "Two bends": () => smallest(overBendsTolerance.quantities),
};

test("there are six case studies, from six industries", () => {
  expect(new Set(caseStudies.map(({ industry }) => industry?._ref)).size).toBe(6);
});

describe.each(caseStudies.map((study) => [study._id, study] as const))("%s", (_, study) => {
  const keyFigureOf = (label: string) =>
    study.figures?.find((keyFigure) => keyFigure.label === label)?.quantity;
  const tableOf = (key: string) =>
    objectsIn(
      study.blocks.filter((block) => block._key === key),
      "tableRow",
    ).map((row) => wordsIn(storedField(row, "cells")));

  test("has the format of all case studies", () => {
    const keys = study.blocks.map(({ _key, _type }) => (_type === "drawing" ? "drawing" : _key));
    expect(keys).toEqual(FORMAT.filter((key) => key !== "pictures" || keys.includes("pictures")));
  });

  test("names its chosen process and at least two that were rejected", () => {
    const verdicts = tableOf("choice").map(([, verdict = ""]) => verdict);
    expect(verdicts[0]).toMatch(/^Chosen/);
    expect(verdicts.filter((verdict) => !verdict.startsWith("Chosen")).length).toBeGreaterThanOrEqual(2);
  });

  test("ends on the promised day", () => {
    const days = textsIn(study.blocks, "when").flatMap((when) => when.match(/\d+/g) ?? []);
    const { value, max } = keyFigureOf("Time") ?? {};
    expect(value ?? max).toBe(Math.max(...days.map(Number)));
    expect(keyFigureOf("Time")?.min).toBeUndefined();
  });

  test("promises a lead time that its process can meet", () => {
    const process = PROCESSES.find((id) => textsIn(study.services, "_ref")[0] === id);
    const { value = 0, unit } = keyFigureOf("Time") ?? {};
    const [leadTime] = process ? capabilities[process].leadTime.quantities : [];
    const longest = Number(storedField(leadTime, "max"));
    // Painting, machined joints or a second print take more days after the castings or prints.
    const steps = ["urethane-casting", "mjf-printing"].includes(process ?? "") ? 5 : 0;
    expect(unit).toBe(storedField(leadTime, "unit"));
    expect(value).toBeLessThanOrEqual(longest + steps);
  });

  test("claims no tolerance on a length that its process cannot hold", () => {
    const process = PROCESSES.find((id) => textsIn(study.services, "_ref")[0] === id);
    const claimed = (study.figures ?? []).flatMap(({ quantity }) =>
      quantity?.plusMinus === true ? [quantity] : [],
    );
    for (const { value = 0, note = "" } of claimed) {
      const length = parseNumber(/(\d[\d,]*) mm/.exec(note)?.[1]);
      expect(value).toBeGreaterThanOrEqual(process ? toleranceOn(process, length) : Number.NaN);
    }
    const brief = wordsIn(study.blocks.filter(({ _key }) => _key === "brief")).join("\n");
    const gaps = [...brief.matchAll(/gap of (\d[\d.]*) ± (\d[\d.]*) mm[^\n]*?within (\d+) mm/g)];
    for (const [, nominal, gap, reach] of gaps) {
      expect(parseNumber(gap)).toBeLessThan(parseNumber(nominal));
      expect(parseNumber(gap)).toBeGreaterThanOrEqual(
        2 * (process ? toleranceOn(process, parseNumber(reach)) : Number.NaN),
      );
    }
    expect([...brief.matchAll(/ ± /g)]).toHaveLength(gaps.length);
  });

  test("has no drawing tolerance that the operation cannot hold", () => {
    const results = tableOf("measurements");
    expect(results.length).toBeGreaterThanOrEqual(5);
    const tooClose = results.filter(([, made = "", drawn = ""]) => {
      const [, length, tolerance] = /^(\d[\d.]*) ± (\d[\d.]*) mm$/.exec(drawn) ?? [];
      if (length === undefined || made === "Assembly") return false;
      return !(parseNumber(tolerance) >= (HELD[made]?.(parseNumber(length)) ?? Number.NaN));
    });
    expect(tooClose).toEqual([]);
  });

  test("measured every feature inside its tolerance", () => {
    const results = tableOf("measurements").map(([feature, , drawn = "", found = ""]) => ({
      feature,
      limits: limitsOf(drawn),
      found: numbersIn(found),
    }));
    expect(
      results.filter(
        ({ limits: [low, high], found }) =>
          found.length === 0 || found.some((value) => !(value >= low - 1e-9 && value <= high + 1e-9)),
      ),
    ).toEqual([]);
  });

  test("has cost items that add up to 100 %", () => {
    const shares = tableOf("cost").map(([, share = ""]) => parseNumber(share.replace("%", "")));
    expect(shares.length).toBeGreaterThanOrEqual(5);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
  });

  test("has no part that is too large for its process", () => {
    const process = PROCESSES.find((id) => textsIn(study.services, "_ref")[0] === id);
    const largest = process && capabilities[process].largestPart.quantities[0];
    const limit = Number(
      storedField(largest, "value") ?? storedField(largest, "length") ?? storedField(largest, "min"),
    );
    const lengths = [
      ...tableOf("measurements").map(([, , drawn = ""]) => parseNumber(/^(\d[\d.]*) ±/.exec(drawn)?.[1])),
      ...wordsIn(study.blocks).flatMap((text) =>
        [...text.matchAll(/(?:largest|longest) cover[^.]*? (\d{3,4}) (?:to (\d{3,4}) )?mm/g)].map(
          ([, from, to]) => parseNumber(to ?? from),
        ),
      ),
    ];
    expect(lengths.filter((length) => length > limit)).toEqual([]);
  });
});

/** The lower and upper limit that the drawing states; a fit is given by its deviations in parentheses. */
function limitsOf(drawn: string): readonly [low: number, high: number] {
  const deviations = /\((.+) to (.+) mm\)/.exec(drawn);
  if (deviations) {
    const [a = 0, b = 0] = deviations.slice(1).flatMap((text) => numbersIn(text));
    return [Math.min(a, b), Math.max(a, b)];
  }
  const [first = Number.NaN, second] = numbersIn(drawn);
  if (drawn.includes("±") && second !== undefined) return [first - second, first + second];
  if (drawn.includes("or better")) return [first, Infinity];
  return second === undefined || / at /.test(drawn) ? [-Infinity, first] : [first, second];
}

function numbersIn(text: string): number[] {
  return (text.replaceAll("−", "-").match(/(?<![\d.])-?\d+(?:\.\d+)?/g) ?? []).map(Number);
}
