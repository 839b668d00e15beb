import { describe, expect, test } from "vitest";

import { storedField } from "../../../../schemas/fields/stored-field.ts";
import { capabilities } from "../capabilities.ts";
import { seedDocuments } from "../documents.ts";
import { objectsIn, wordsIn } from "../traverse.ts";
import { drawingStatements, parseNumber, statements, told, wrongStatements } from "./statements.ts";

const all = [...statements, ...drawingStatements];

const COUNTS = new Map([
  ["four", 4],
  ["five", 5],
  ["seven", 7],
]);
const count = (text: string | undefined) => COUNTS.get(text ?? "") ?? parseNumber(text);
const bounds = (property: "flange" | "hem") =>
  capabilities["sheet-metal-fabrication"][property].quantities.map((quantity) =>
    storedField(quantity, "min"),
  );
/** The minimum flanges for die openings of 8 and of 6 times the thickness: 0.7 × V + t. */
const flanges = [8, 6].map((die) => Number((0.7 * die + 1).toFixed(1)));

describe("sheet metal", () => {
  test("the minimum flange follows from the die opening", () => {
    expect(bounds("flange")).toEqual([Math.ceil(flanges[0] ?? 0), flanges[1]]);
  });

  test("every flange and hem in texts and drawings matches the table", () => {
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

  test("every range of sheet thickness matches metric stock", () => {
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

  test("a hole for a self-clinching insert has the tolerance from the catalogs, and the insert is harder than the sheet", () => {
    const holes = statements.filter(({ whole }) => whole.startsWith("Hole for the insert "));
    expect(holes.map(({ text }) => text).join(" ")).toContain("+0.08/−0 mm");
    const guide = wordsIn(seedDocuments.find(({ _id }) => _id === "sheet-metal01")).join(" ");
    expect(guide).toMatch(/insert must be harder than the sheet/);
  });
});

describe("vacuum casting", () => {
  test("every mold life in a text matches the table", () => {
    expect(
      wrongStatements(
        /(\d+)(?:–| to )(\d+) (?:casts|castings|parts)\b(?=[^.]*mold)|mold (?:gives|lasts)[^.]*?(\d+)(?:–| to )(\d+)/g,
        ([, a, b, c, d], { whole }) => {
          if (/[Pp]ublished|look molded|per mold per day/.test(whole)) return true;
          return parseNumber(a ?? c) === 10 && parseNumber(b ?? d) === 25;
        },
      ),
    ).toEqual([]);
  });

  test("every number of castings per day matches the table", () => {
    expect(
      wrongStatements(
        /(\d+)(?:–| to )(\d+) (?:cast(?:s|ings) )?(?:per mold per|a|in a) day/g,
        ([, from, to]) => parseNumber(from) === 5 && parseNumber(to) === 8,
      ),
    ).toEqual([]);
  });
});
