import { describe, expect, test } from "vitest";

import { storedField } from "../../../schemas/stored-field.ts";
import { capabilities, toleranceOn } from "../capabilities.ts";
import { caseStudies } from "../documents/case-studies.ts";
import { textsIn, wordsIn } from "../traverse.ts";
import { parseNumber, PROCESSES } from "./statements.ts";

describe.each(caseStudies.map((study) => [study._id, study] as const))("%s", (_, study) => {
  const figureOf = (label: string) => study.figures?.find((figure) => figure.label === label)?.quantity;

  test("ends on the day that it promises", () => {
    const days = textsIn(study.blocks, "when").flatMap((when) => when.match(/\d+/g) ?? []);
    const { value, max } = figureOf("Time") ?? {};
    expect(value ?? max).toBe(Math.max(...days.map(Number)));
    expect(figureOf("Time")?.min).toBeUndefined();
  });

  test("claims on a length what the process holds there", () => {
    const process = PROCESSES.find((id) => textsIn(study.services, "_ref")[0] === id);
    const claimed = (study.figures ?? []).flatMap(({ quantity }) =>
      quantity?.plusMinus === true ? [quantity] : [],
    );
    for (const { value = 0, note = "" } of claimed) {
      const length = parseNumber(/(\d[\d,]*) mm/.exec(note)?.[1]);
      expect(value).toBeGreaterThanOrEqual(process ? toleranceOn(process, length) : Number.NaN);
    }
    const text = wordsIn(study.blocks).join("\n");
    for (const [, nominal, gap, reach] of text.matchAll(
      /gap of (\d[\d.]*) ± (\d[\d.]*) mm[^\n]*?within (\d+) mm/g,
    )) {
      expect(parseNumber(gap)).toBeLessThan(parseNumber(nominal));
      expect(parseNumber(gap)).toBeGreaterThanOrEqual(
        2 * (process ? toleranceOn(process, parseNumber(reach)) : Number.NaN),
      );
    }
    const gaps = [...text.matchAll(/ ± /g)].length;
    expect(gaps).toBe(
      [...text.matchAll(/gap of [\d.]+ ± [\d.]+ mm[^\n]*?within \d+ mm/g)].length +
        (figureOf("Gap between covers") ? 1 : 0),
    );
  });

  test("has no part that is larger than its process makes", () => {
    const process = PROCESSES.find((id) => textsIn(study.services, "_ref")[0] === id);
    const largest = process && capabilities[process].largestPart.figures[0];
    const limit = Number(storedField(largest, "value") ?? storedField(largest, "length"));
    const lengths = wordsIn(study.blocks).flatMap((text) =>
      [...text.matchAll(/(?:largest|longest) cover[^.]*? (\d{3,4}) (?:to (\d{3,4}) )?mm/g)].map(
        ([, from, to]) => parseNumber(to ?? from),
      ),
    );
    expect(lengths.filter((length) => length > limit)).toEqual([]);
  });
});
