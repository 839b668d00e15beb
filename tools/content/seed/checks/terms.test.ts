import { describe, expect, test } from "vitest";

import { storedField } from "../../../../schemas/fields/stored-field.ts";
import { seedDocuments } from "../documents.ts";
import { finishes } from "../documents/finishes.ts";
import { grades } from "../documents/grades.ts";
import { objectsIn, textsIn, wordsIn } from "../traverse.ts";
import { pages } from "./pages.ts";
import { drawingStatements, statements, told } from "./statements.ts";

const all = [...statements, ...drawingStatements];
const page = (id: string) => pages.find(({ _id }) => _id === id)?.blocks;

/** The statements that match the first pattern but not the second, as “page: text”. */
function without(pattern: RegExp, needed: RegExp): string[] {
  return told(all.filter(({ whole }) => pattern.test(whole) && !needed.test(whole)));
}

describe("heat", () => {
  test("a heat deflection temperature names its load", () => {
    const figure =
      /(?:heat deflection|\bHDT\b|deflects?\b).*\d ?°C|\d ?°C.*(?:heat deflection|\bHDT\b|deflects\b)/i;
    const grade = /^(?:pu-|grade-)/;
    const bare = all.filter(
      ({ id, whole }) =>
        figure.test(whole) && !/MPa|either load|load not published/.test(whole) && !grade.test(id),
    );
    expect(told(bare)).toEqual([]);
  });

  test("no table column calls a heat deflection temperature “softens at”", () => {
    const columns = objectsIn(pages, "table").flatMap((table) => wordsIn(storedField(table, "columns")));
    expect(columns.filter((column) => /soften/i.test(column))).toEqual([]);
  });

  test("no text gives a melting point to a plastic without one", () => {
    const amorphous = /\b(?:ABS|ASA|PC|PMMA|PEI|PPSU|PVC|polyurethane|urethane|resin)\b/i;
    const melting = /melting (?:point|range|temperature)|melts? at/i;
    expect(
      told(
        all.filter(
          ({ whole }) =>
            amorphous.test(whole) && melting.test(whole) && !/\bno melting|none\b|above/.test(whole),
        ),
      ),
    ).toEqual([]);
  });

  test("a stated melting range is within the range of a die casting grade, and 640–700 °C is called a pouring temperature", () => {
    const ranges = grades.flatMap(({ family, services, meltingPoint }) =>
      /die-casting/.test(JSON.stringify(services)) && meltingPoint ? [{ family, ...meltingPoint }] : [],
    );
    const wrong = all.filter(({ whole }) =>
      [...whole.matchAll(/melts? (?:at|temperature)[^.]*?(\d{3,4})(?:–| to )(\d{3,4})/gi)].some(
        ([, from, to]) => !ranges.some(({ min = 0, max = 0 }) => min <= Number(from) && Number(to) <= max),
      ),
    );
    expect(told(wrong)).toEqual([]);
    expect(without(/\b640(?:–| to )700\b/, /pour/i)).toEqual([]);
    const labels = objectsIn(page("die-casting"), "specificationRow").map((row) => storedField(row, "label"));
    expect(labels).toContain("Pouring temperature");
  });
});

describe("alloys", () => {
  test("“vacuum casting” means polyurethane casting; for aluminum, the term is “vacuum-assisted die casting”", () => {
    const metal = all.filter(
      ({ whole, id }) =>
        /AlSi10MnMg|Silafont|die[- ]cast/i.test(`${whole} ${id}`) &&
        /vacuum casting|casting under vacuum|cast under vacuum/i.test(whole) &&
        !/vacuum-assisted|process|\bor\b|compare/i.test(whole),
    );
    expect(told(metal.filter(({ id }) => /die-casting|grade-dc/.test(id)))).toEqual([]);
    const silafont = grades.find(({ _id }) => _id === "grade-dc-silafont");
    expect(wordsIn(silafont).join(" ")).toMatch(/vacuum-assisted/);
    expect(wordsIn(silafont).join(" ")).not.toMatch(/[Nn]eeds vacuum casting|cast under vacuum/);
  });

  test("no text says that a casting is as strong as a wrought alloy", () => {
    const compared = /casting[^.]*as strong|as strong[^.]*casting/i;
    expect(told(all.filter(({ whole }) => compared.test(whole)))).toEqual([]);
  });

  test("every aluminum alloy that the die casting page recommends has a rating", () => {
    const answer = wordsIn(
      objectsIn(page("die-casting"), "question").filter(
        (item) => storedField(item, "question") === "Which alloy should I cast?",
      ),
    ).join(" ");
    const rated = objectsIn(page("die-casting-materials"), "table")
      .flatMap((table) => wordsIn(storedField(table, "columns")))
      .join(" ");
    const named = answer.match(/\b(?:ADC\d+|A\d{3})\b/g) ?? [];
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((alloy) => !rated.includes(alloy))).toEqual([]);
  });

  test("advice on sheets names the bend radius first, because elongation ranks alloys differently", () => {
    const [first] = wordsIn(page("sheet-metal-materials")?.find(({ anchor }) => anchor === "first")).slice(1);
    expect(first).toMatch(/^Minimum inside radius/);
    const ductile = { bend: radiusOf("1100"), brittle: radiusOf("6061-T6") };
    expect(ductile.bend).toBeLessThan(ductile.brittle);
    expect(elongationOf("sheet-al-1100")).toBeLessThan(elongationOf("sheet-al-6061"));
  });
});

/** The minimum bend radius of a sheet, in multiples of its thickness. */
function radiusOf(sheet: string): number {
  const rows = objectsIn(page("sheet-metal-materials"), "tableRow").map((row) =>
    wordsIn(storedField(row, "cells")),
  );
  return Number.parseFloat(rows.find(([name]) => name?.includes(sheet))?.[1] ?? "");
}

function elongationOf(id: string): number {
  const { elongation } = grades.find(({ _id }) => _id === `grade-${id}`) ?? {};
  return elongation?.value ?? elongation?.max ?? Number.NaN;
}

describe("offers", () => {
  /** Materials that texts offer, and the names of the grades with their figures. */
  const OFFERED: readonly (readonly [RegExp, RegExp])[] = [
    [/\balumide\b/i, /Alumide/],
    [/carbon-filled nylon|carbon-filled PA12|(?<=glass-filled, )carbon-filled/i, /PA12 with carbon fib/],
    [/flame-retardant nylon/i, /Flame-retardant PA12/],
    [/\bgrade 23\b/i, /grade (?:5 or )?23/],
  ];

  test.each(OFFERED)("a material that texts offer as %s is in a table", (offer, grade) => {
    expect(statements.some(({ whole }) => offer.test(whole))).toBe(true);
    expect(grades.filter(({ name }) => grade.test(name)).map(({ name }) => name)).not.toEqual([]);
  });

  test.each([
    ["sls-printing", /carbon/i],
    ["sls-printing", /flame/i],
    ["dmls-printing", /grade 5 or 23/],
    ["cnc-machining", /grade 23/],
  ])("%s has a grade for the offered material %s", (process, name) => {
    const own = grades.filter(({ services }) => textsIn(services, "_ref").includes(process));
    expect(own.some((grade) => name.test(grade.name))).toBe(true);
  });

  test("a table shows the column that its page refers to", () => {
    for (const { _id, blocks } of pages) {
      const says = wordsIn(blocks).some((text) => /yield strengths? in the table/i.test(text));
      const shown = objectsIn(blocks, "materialTable").flatMap((table) =>
        wordsIn(storedField(table, "properties")),
      );
      expect([_id, says && !shown.includes("yieldStrength")]).toEqual([_id, false]);
    }
  });
});

describe("rules", () => {
  test("“steel-safe” means large holes and small pins, which leave metal to remove", () => {
    const rules = statements.filter(
      ({ whole, id }) => id === "blog-bridge-tooling" && /holes?\b.*too (?:large|small)/.test(whole),
    );
    expect(rules).not.toEqual([]);
    expect(
      told(
        rules.filter(
          ({ whole }) =>
            !/holes a little too large, pins a little too small/.test(whole) || /hard to/.test(whole),
        ),
      ),
    ).toEqual([]);
  });

  test("no text promises that ribs keep a printed panel flat", () => {
    const flat =
      /\bribs?\b.*\b(?:bow|warp|curl|flat|straight|panels?)\b|\b(?:bow|warp|curl|flat|straight|panels?)\b.*\bribs?\b/i;
    const printed = all.filter(
      ({ whole, processes, id }) =>
        flat.test(whole) &&
        (id.startsWith("printing/") || processes.some((process) => process.endsWith("-printing"))) &&
        processes.length < 10 === !id.startsWith("printing/"),
    );
    expect(
      told(
        printed.filter(
          ({ whole }) => !/do(?:es)?(?: not|n't)|with ribs or without|even with ribs|pull it/.test(whole),
        ),
      ),
    ).toEqual([]);
    const advice = statements.filter(
      ({ text, id }) =>
        /^Add ribs|Ribs on flat|^Above this, add ribs|above this, add ribs/.test(text) &&
        !/injection|molding/.test(id),
    );
    expect(told(advice)).toEqual([]);
  });

  test("no text says that the first part costs as much as later parts", () => {
    const same =
      /first part costs the same|one part costs about as much|costs the same for the last|costs the same at|price stays level with|costs nearly as much as set|stays level over/i;
    expect(told(statements.filter(({ whole }) => same.test(whole)))).toEqual([]);
  });

  test("every finish states its effect on roughness, and a thick layer always has one", () => {
    const silent = finishes.filter(({ roughness, roughnessEffect }) => !roughness && !roughnessEffect);
    expect(silent.map(({ name }) => name)).toEqual([]);
    const thick = finishes.filter(
      ({ roughnessEffect = "", thickness }) =>
        /^unchanged$/.test(roughnessEffect) && (thickness?.max ?? 0) > 5,
    );
    expect(thick.map(({ name }) => name)).toEqual([]);
  });

  test("the roughness before smoothing matches the process of the part", () => {
    const duct = statements.filter(
      ({ id, whole }) => id === "automotive-air-duct" && /\bRa\b.*as (?:sintered|printed)/.test(whole),
    );
    expect(duct.map(({ whole }) => whole).join(" ")).toMatch(/Ra 5–15 µm/);
    expect(wordsIn(page("automotive-air-duct")).join(" ")).toMatch(/By MJF, with walls/);
  });
});

/** Withdrawn standards, and the current standard that a text about them must also name. */
const WITHDRAWN: readonly (readonly [RegExp, RegExp])[] = [
  [/\bISO 1302\b/, /\bISO 21920-1\b/],
  [/\bISO 4287\b/, /\bISO 21920-2\b/],
  [/\bISO\/TS 15066\b/, /\bISO 10218-2\b/],
  [/\bISO 2768-2\b(?!.*class K)/, /\bISO 22081\b|ISO 2768-2$/],
  [/\bDIN 16742\b/, /\bISO 20457\b/],
  [/\b2006\/42\/EC\b/, /\b2023\/1230\b/],
];

test.each(WITHDRAWN)("a text that names %s also names its replacement", (old, current) => {
  const named = seedDocuments.flatMap((document) => {
    const isTerm = document._type === "glossaryTerm";
    const texts = isTerm ? [wordsIn(document).join(" ")] : wordsIn(document);
    return texts
      .filter((text) => old.test(text) && !current.test(text))
      .map((text) => `${document._id}: ${text}`);
  });
  expect(named).toEqual([]);
});
