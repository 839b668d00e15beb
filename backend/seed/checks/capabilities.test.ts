import { describe, expect, test } from "vitest";

import { storedField } from "../../../schemas/stored-field.ts";
import { tolerances } from "../../../web/drawings/comparisons/compared.ts";
import { capabilities, type Process, toleranceOn } from "../capabilities.ts";
import type { Figure } from "../capabilities/capability.ts";
import { seedDocuments } from "../documents.ts";
import { caseStudies } from "../documents/case-studies.ts";
import { objectsIn, textsIn, wordsIn } from "../traverse.ts";
import { drawingStatements, type Statement, statements, told } from "./statements.ts";

const PROCESSES = Object.keys(capabilities).filter((id): id is Process => Object.hasOwn(capabilities, id));

/** All figures of a process in these units; sizes count as lengths. */
function figuresOf(process: Process, ...units: string[]): Figure[] {
  return Object.values(capabilities[process])
    .flatMap(({ figures }) => figures)
    .filter(({ unit }) => units.includes(unit ?? ""));
}

const all = [...statements, ...drawingStatements];

/** The statements with a match that `isRight` rejects. */
function wrong(
  pattern: RegExp,
  isRight: (match: RegExpExecArray, statement: Statement) => boolean,
): string[] {
  return told(
    all.filter((statement) =>
      [...statement.text.matchAll(pattern)].some((match) => !isRight(match, statement)),
    ),
  );
}

const number = (text: string | undefined) => Number(text?.replaceAll(",", ""));

test("every capability names its source, its owner and the day it was checked", () => {
  const unfinished = PROCESSES.flatMap((process) =>
    Object.entries(capabilities[process]).flatMap(([property, { source, owner, checked }]) =>
      source && owner && /^\d{4}-\d{2}-\d{2}$/.test(checked) ? [] : [`${process} ${property}`],
    ),
  );
  expect(unfinished).toEqual([]);
});

/** Tolerances that a text asks for, warns of or calculates, and does not claim. */
const NOT_CLAIMED =
  /below ±0\.05|±0\.05 mm over bends|closer than|±0\.5 mm it hardly|±0\.3 mm or more|±0\.1 mm everywhere|^±0\.1 mm:|CAD templates|makes two requirements|in a row|one bore to|If you need/;

test("every tolerance in a text is one of its process", () => {
  expect(
    wrong(/(?<!\d )±\s?(\d[\d.]*)\smm(?!\/| per)/g, ([, shown], { id, whole, processes }) => {
      const isTable = /\b(?:fine|medium|coarse)\b/.test(whole) || id.startsWith("finish-");
      if (isTable || NOT_CLAIMED.test(whole)) return true;
      const lengths = [...whole.matchAll(/(\d[\d,]*) mm/g)].map(([, length]) => number(length));
      return processes.some(
        (process) =>
          figuresOf(process, "mm").some((figure) => storedField(figure, "value") === number(shown)) ||
          lengths.some((length) =>
            [1, 2].some((parts) => parts * toleranceOn(process, length) === number(shown)),
          ),
      );
    }),
  ).toEqual([]);
});

test("every tolerance in percent is the growth of its process", () => {
  expect(
    wrong(/±(\d[\d.]*)%/g, ([, shown], { processes }) =>
      processes.some(
        (process) =>
          toleranceOn(process, 10_000) / 100 === number(shown) ||
          figuresOf(process, "mm").some(({ note }) => note?.includes(`±${shown}%`)),
      ),
    ),
  ).toEqual([]);
});

test("every ± figure of a page is one of a process", () => {
  const known = new Set(
    PROCESSES.flatMap((process) => figuresOf(process, "mm")).map((figure) => storedField(figure, "value")),
  );
  const shown = objectsIn(
    seedDocuments.filter(({ _type }) => _type !== "caseStudy"),
    "quantity",
  ).filter((figure) => storedField(figure, "plusMinus") === true && storedField(figure, "unit") === "mm");
  expect(shown.length).toBeGreaterThan(50);
  expect(shown.filter((figure) => !known.has(storedField(figure, "value")))).toEqual([]);
});

test("the general tolerance of each page is a figure, not the name of a standard", () => {
  const labeled = objectsIn(seedDocuments, "keyFigure").filter((figure) =>
    /^(General t|T)olerance$/.test(String(storedField(figure, "label"))),
  );
  expect(labeled.length).toBeGreaterThan(15);
  expect(labeled.filter((figure) => storedField(figure, "quantity") === undefined)).toEqual([]);
});

test("ISO 2768 applies only to a drawing that names it", () => {
  const claims = statements.filter(
    ({ text }) => /ISO 2768/.test(text) && /\bthe rest\b|general tolerance|default|holds/i.test(text),
  );
  expect(
    told(
      claims.filter(
        ({ text }) => !/\bif\b|\bunless\b|\bnames?\b|such as|^General tolerances to|ISO 2768-1:/.test(text),
      ),
    ),
  ).toEqual([]);
});

test.each(tolerances)("the tolerance chart compares lengths of 25 mm: $label", ({ of, within }) => {
  for (const id of of) {
    const process = PROCESSES.find((other) => other === id);
    expect([id, process && toleranceOn(process, 25)]).toEqual([id, within]);
  }
});

const sides = (size: object) =>
  ["length", "width", "height"].map((side) => storedField(size, side)).join(" × ");

test("every size of a page is one of a process, and the largest machines are named with theirs", () => {
  const known = PROCESSES.flatMap((process) => figuresOf(process, "mm")).filter(
    ({ _type }) => _type === "size",
  );
  const shown = objectsIn(seedDocuments, "size");
  expect(shown.length).toBeGreaterThan(15);
  expect(
    shown.filter((size) => !known.some((other) => sides(other) === sides(size))).map((size) => sides(size)),
  ).toEqual([]);
  const largest = new Set(
    known.filter(({ note }) => note?.includes("largest machines")).map((size) => sides(size)),
  );
  const bare = shown.filter(
    (size) => largest.has(sides(size)) && !/largest machines/.test(textsIn(size, "note").join("")),
  );
  expect(bare).toEqual([]);
});

test("every largest part in a text is one of its process", () => {
  expect(
    wrong(
      /(?:[Uu]p to|[Ll]ongest side|side over|[Ll]onger than|[Ll]arger than|ends at|go(?:es)? (?:up )?to|machines to|or) (\d[\d,]{2,}) mm(?! (?:applies|in the))/g,
      ([, shown], { whole, processes }) => {
        if (
          /tolerance|Angles|0\.001 mm|±|Wall by size|Length|panel|Parts longer than|suppliers publish/i.test(
            whole,
          )
        )
          return true;
        const sizes = processes.flatMap((process) => figuresOf(process, "mm"));
        const found = sizes.filter((figure) =>
          ["length", "width", "height", "value", "max"].some(
            (side) => storedField(figure, side) === number(shown),
          ),
        );
        const isLargest = found.length > 0 && found.every(({ note }) => note?.includes("largest machines"));
        return found.length > 0 && (!isLargest || /largest machines?/.test(whole));
      },
    ),
  ).toEqual([]);
});

test("every lead time in a text is one of its process", () => {
  const steps = /P20|texture|glue|approv|Finishing|adds|drying/;
  expect(
    wrong(/(\d+)(?:–| to )(\d+) (day|week)s/g, ([, from, to, unit], { whole, processes }) => {
      const times = processes.flatMap((process) => figuresOf(process, unit ?? ""));
      const isKnown = times.some(
        (time) => storedField(time, "min") === number(from) && storedField(time, "max") === number(to),
      );
      return isKnown || steps.test(whole);
    }),
  ).toEqual([]);
});

test("every roughness as printed in a text is one of its process", () => {
  expect(
    wrong(/Ra (\d[\d.]*)–(\d[\d.]*) µm/g, ([, from, to], { processes }) =>
      processes.some((process) =>
        figuresOf(process, "µm Ra").some(
          (figure) =>
            storedField(figure, "min") === number(from) && storedField(figure, "max") === number(to),
        ),
      ),
    ),
  ).toEqual([]);
});

const COUNTS = new Map([
  ["four", 4],
  ["five", 5],
  ["seven", 7],
]);
const count = (text: string | undefined) => COUNTS.get(text ?? "") ?? number(text);
const bounds = (property: "flange" | "hem") =>
  capabilities["sheet-metal-fabrication"][property].figures.map((figure) => storedField(figure, "min"));
/** Shortest flanges in dies of 8 and of 6 thicknesses: 0.7 × V + t. */
const flanges = [8, 6].map((die) => Number((0.7 * die + 1).toFixed(1)));

describe("sheet metal", () => {
  test("the flange follows from the die", () => {
    expect(bounds("flange")).toEqual([Math.ceil(flanges[0] ?? 0), flanges[1]]);
  });

  test("every flange and hem in a text and in a drawing is the one of the table", () => {
    const sheet = all.filter(({ whole }) => /\bflanges?\b|\bhem\b|\breturn(?:ed)?\b/i.test(whole));
    const times = /(\d[\d.]*|four|five|seven)(?: sheet| times the sheet)? ?(?:×|thicknesses|times|$)/g;
    const rejected = sheet.filter(({ whole }) => {
      const known = /\bhem\b|\breturn/i.test(whole) ? bounds("hem") : [...bounds("flange"), ...flanges];
      const allowed = /hole/.test(whole) ? [...known, 2.5] : known;
      return (
        /thickness|× t\b/.test(whole) &&
        !/die|minimums|width/.test(whole) &&
        [...whole.matchAll(times)].some(([, shown]) => !allowed.includes(count(shown)))
      );
    });
    expect(told(rejected)).toEqual([]);
  });

  test("every range of sheet thickness is the metric stock", () => {
    const stated = all.filter(
      ({ processes, whole }) =>
        processes.includes("sheet-metal-fabrication") && /walls?|thickness/i.test(whole),
    );
    const ranges = stated.filter(
      ({ text }) => /0\.38|9\.5 mm/.test(text) || /(?<![\d.])0\.5(?:–| to )(?!6\b)\d+ mm/.test(text),
    );
    expect(told(ranges)).toEqual([]);
    const rows = objectsIn(seedDocuments, "specificationRow").filter((row) =>
      String(storedField(row, "label")).startsWith("Thickness, bent"),
    );
    expect(
      objectsIn(rows, "quantity").map((range) => [storedField(range, "min"), storedField(range, "max")]),
    ).toEqual([[0.5, 6]]);
  });

  test("a hole for a self-clinching insert has the tolerance of the catalogs, and the insert is the harder part", () => {
    const holes = statements.filter(({ whole }) => whole.startsWith("Hole for the insert "));
    expect(holes.map(({ text }) => text).join(" ")).toContain("+0.08/−0 mm");
    const guide = wordsIn(seedDocuments.find(({ _id }) => _id === "sheet-metal01")).join(" ");
    expect(guide).toMatch(/insert must be harder than the sheet/);
  });
});

describe("vacuum casting", () => {
  test("every mold life in a text is the one of the table", () => {
    expect(
      wrong(
        /(\d+)(?:–| to )(\d+) (?:casts|castings|parts)\b(?=[^.]*mold)|mold (?:gives|lasts)[^.]*?(\d+)(?:–| to )(\d+)/g,
        ([, a, b, c, d], { whole }) => {
          if (/[Pp]ublished|look molded|per mold and day/.test(whole)) return true;
          return number(a ?? c) === 10 && number(b ?? d) === 25;
        },
      ),
    ).toEqual([]);
  });

  test("every number of casts in a day is the one of the table", () => {
    expect(
      wrong(
        /(\d+)(?:–| to )(\d+) (?:casts )?(?:per mold and|a|in a) day/g,
        ([, from, to]) => number(from) === 5 && number(to) === 8,
      ),
    ).toEqual([]);
  });
});

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
      const length = number(/(\d[\d,]*) mm/.exec(note)?.[1]);
      expect(value).toBeGreaterThanOrEqual(process ? toleranceOn(process, length) : Number.NaN);
    }
    const text = wordsIn(study.blocks).join("\n");
    for (const [, nominal, gap, reach] of text.matchAll(
      /gap of (\d[\d.]*) ± (\d[\d.]*) mm[^\n]*?within (\d+) mm/g,
    )) {
      expect(number(gap)).toBeLessThan(number(nominal));
      expect(number(gap)).toBeGreaterThanOrEqual(
        2 * (process ? toleranceOn(process, number(reach)) : Number.NaN),
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
        ([, from, to]) => number(to ?? from),
      ),
    );
    expect(lengths.filter((length) => length > limit)).toEqual([]);
  });
});
