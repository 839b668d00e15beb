import { expect, test } from "vitest";

import { storedField } from "../../../../schemas/fields/stored-field.ts";
import { storedQuantityText } from "../../../../schemas/quantities/quantity-field.ts";
import { tolerances } from "../../../../web/drawings/comparisons/compared.ts";
import { capabilities, type Process, toleranceOn } from "../capabilities.ts";
import type { Capability } from "../capabilities/capability.ts";
import { seedDocuments } from "../documents.ts";
import type { QuantityOrSize } from "../quantity.ts";
import { objectsIn, textsIn, wordsIn } from "../traverse.ts";
import {
  drawingStatements,
  parseNumber,
  PROCESSES,
  statements,
  told,
  wrongStatements,
} from "./statements.ts";

/** All quantities of a process in these units; sizes count as lengths. */
function quantitiesOf(process: Process, ...units: string[]): QuantityOrSize[] {
  return Object.values(capabilities[process])
    .flatMap(({ quantities }) => quantities)
    .filter(({ unit }) => units.includes(unit ?? ""));
}

const all = [...statements, ...drawingStatements];

test("every capability names its source, its owner and the day it was checked", () => {
  const unfinished = PROCESSES.flatMap((process) =>
    Object.entries(capabilities[process]).flatMap(([property, { source, owner, checked }]) =>
      source && owner && /^\d{4}-\d{2}-\d{2}$/.test(checked) ? [] : [`${process} ${property}`],
    ),
  );
  expect(unfinished).toEqual([]);
});

/** Matches texts whose tolerances are not claims: they ask for a tolerance, warn of it or calculate it. */
const NOT_CLAIMED =
  /below ±0\.05|±0\.05 mm over bends|tighter than|±0\.5 mm it hardly|±0\.3 mm or more|±0\.1 mm everywhere|^±0\.1 mm:|CAD templates|makes two requirements|in a row|one bore to|If you need/;

test("every tolerance in a text is a capability of its process", () => {
  expect(
    wrongStatements(/(?<!\d )±\s?(\d[\d.]*)\smm(?!\/| per)/g, ([, shown], { id, whole, processes }) => {
      const isTable = /\b(?:fine|medium|coarse)\b/.test(whole) || id.startsWith("finish-");
      if (isTable || NOT_CLAIMED.test(whole)) return true;
      const lengths = [...whole.matchAll(/(\d[\d,]*) mm/g)].map(([, length]) => parseNumber(length));
      return processes.some(
        (process) =>
          quantitiesOf(process, "mm").some(
            (quantity) => storedField(quantity, "value") === parseNumber(shown),
          ) ||
          lengths.some((length) =>
            [1, 2].some((parts) => parts * toleranceOn(process, length) === parseNumber(shown)),
          ),
      );
    }),
  ).toEqual([]);
});

test("every tolerance in percent is a capability of its process", () => {
  expect(
    wrongStatements(/±(\d[\d.]*)%/g, ([, shown], { processes }) =>
      processes.some(
        (process) =>
          toleranceOn(process, 10_000) / 100 === parseNumber(shown) ||
          quantitiesOf(process, "mm").some(({ note }) => note?.includes(`±${shown}%`)),
      ),
    ),
  ).toEqual([]);
});

test("every ± quantity of a page is a capability of a process", () => {
  const known = new Set(
    PROCESSES.flatMap((process) => quantitiesOf(process, "mm")).map((quantity) =>
      storedField(quantity, "value"),
    ),
  );
  const shown = objectsIn(
    seedDocuments.filter(({ _type }) => _type !== "caseStudy"),
    "quantity",
  ).filter(
    (quantity) => storedField(quantity, "plusMinus") === true && storedField(quantity, "unit") === "mm",
  );
  expect(shown.length).toBeGreaterThan(50);
  expect(shown.filter((quantity) => !known.has(storedField(quantity, "value")))).toEqual([]);
});

test("the general tolerance of each page is a quantity, not the name of a standard", () => {
  const labeled = objectsIn(seedDocuments, "keyFigure").filter((quantity) =>
    /^(General t|T)olerance$/.test(String(storedField(quantity, "label"))),
  );
  expect(labeled.length).toBeGreaterThan(15);
  expect(labeled.filter((quantity) => storedField(quantity, "quantity") === undefined)).toEqual([]);
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

test("every size of a page is a capability of a process, and sizes of the largest machines are marked as such", () => {
  const known = PROCESSES.flatMap((process) => quantitiesOf(process, "mm")).filter(
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

test("every maximum part size in a text is a capability of its process", () => {
  expect(
    wrongStatements(
      /(?:[Uu]p to|[Ll]ongest side|side over|[Ll]onger than|[Ll]arger than|ends at|go(?:es)? (?:up )?to|machines to|or) (\d[\d,]{2,}) mm(?! (?:applies|in the))/g,
      ([, shown], { whole, processes }) => {
        if (
          /tolerance|Angles|0\.001 mm|±|Wall by part size|Length|panel|Parts longer than|suppliers publish/i.test(
            whole,
          )
        )
          return true;
        const sizes = processes.flatMap((process) => quantitiesOf(process, "mm"));
        const found = sizes.filter((quantity) =>
          ["length", "width", "height", "value", "max"].some(
            (side) => storedField(quantity, side) === parseNumber(shown),
          ),
        );
        const isLargest = found.length > 0 && found.every(({ note }) => note?.includes("largest machines"));
        return found.length > 0 && (!isLargest || /largest machines?/.test(whole));
      },
    ),
  ).toEqual([]);
});

test("every lead time in a text is a capability of its process", () => {
  const steps = /P20|texture|glue|approv|Finishing|adds|drying/;
  expect(
    wrongStatements(/(\d+)(?:–| to )(\d+) (day|week)s/g, ([, from, to, unit], { whole, processes }) => {
      const times = processes.flatMap((process) => quantitiesOf(process, unit ?? ""));
      const isKnown = times.some(
        (time) =>
          storedField(time, "min") === parseNumber(from) && storedField(time, "max") === parseNumber(to),
      );
      return isKnown || steps.test(whole);
    }),
  ).toEqual([]);
});

test("every as-printed roughness in a text is a capability of its process", () => {
  expect(
    wrongStatements(/Ra (\d[\d.]*)–(\d[\d.]*) µm/g, ([, from, to], { processes }) =>
      processes.some((process) =>
        quantitiesOf(process, "µm Ra").some(
          (quantity) =>
            storedField(quantity, "min") === parseNumber(from) &&
            storedField(quantity, "max") === parseNumber(to),
        ),
      ),
    ),
  ).toEqual([]);
});

/** Rows of tables that compare processes, and the capability that each row states first. */
const COMPARED: readonly (readonly [RegExp, string])[] = [
  [/^Wall, supported$/, "smallestWall"],
  [/^Minimum wall, recommended$/, "smallestWall"],
  [/^(?:Hole|Minimum hole diameter)$/, "smallestHole"],
  [/^Minimum feature size$/, "smallestFeature"],
  [/^Maximum part size(?:, typical)?$/, "largestPart"],
  [/^Roughness as printed$/, "roughness"],
  [/^Economical quantity$/, "quantity"],
  [/^Lead time$/, "leadTime"],
];

test("every table that compares printing processes states their capabilities", () => {
  const cells = seedDocuments
    .flatMap((document) => objectsIn(document, "table"))
    .flatMap((table) => {
      const columns = wordsIn(storedField(table, "columns"));
      return objectsIn(table, "tableRow").flatMap((row) => {
        const [label = "", ...values] = wordsIn(storedField(row, "cells"));
        const property = COMPARED.find(([name]) => name.test(label))?.[1];
        return values.flatMap((value, i) => {
          const process = PROCESSES.find((id) => id === `${columns[i + 1]?.toLowerCase()}-printing`);
          return process && property ? [{ process, property, value }] : [];
        });
      });
    });
  expect(cells.length).toBeGreaterThan(25);
  const wrongCells = cells.filter(({ process, property, value }) => {
    const known: Readonly<Record<string, Capability>> = capabilities[process];
    const quantities = known[property]?.quantities ?? [];
    const texts = quantities.map((quantity) => digitsOf(storedQuantityText(quantity)));
    return !digitsOf(value).every((digit) => texts.flat().includes(digit));
  });
  expect(wrongCells).toEqual([]);
});

/** The numbers of a text, without their units. */
function digitsOf(text: string): number[] {
  return (text.replaceAll(",", "").match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}

test("every table with the quantities of processes states their capabilities", () => {
  const stated = all.filter(({ whole, processes }) => /\bQuantity\b/.test(whole) && processes.length === 1);
  const wrongRanges = stated.filter(({ text, processes: [process] }) =>
    [...text.matchAll(/(\d[\d,]*)–(\d[\d,]*) (?:small )?parts/g)].some(
      ([, from, to]) =>
        process !== undefined &&
        !quantitiesOf(process, "part").some(
          (quantity) =>
            storedField(quantity, "min") === parseNumber(from) &&
            storedField(quantity, "max") === parseNumber(to),
        ),
    ),
  );
  expect(told(wrongRanges)).toEqual([]);
});
