import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { storedField, storedItems } from "stored-values/stored-value.ts";
import { expect, test } from "vitest";

import { publishedRules, type StoredGuide, type StoredService } from "./part-rules.ts";

const services: readonly StoredService[] = [
  {
    _id: "service-cnc",
    title: "CNC machining",
    path: "/cnc-machining",
    figures: [
      {},
      { label: "Maximum part size", size: { length: 2000, width: 1500, height: 500, unit: "mm" } },
    ],
  },
  { _id: "service-sheet", title: "Sheet metal", path: "/sheet-metal-fabrication", figures: null },
  { _id: "service-finish", title: "Surface finish", path: "/surface-finish" },
];

function guideWith(rule: Partial<StoredGuide["rules"][number]>): StoredGuide[] {
  const rules = [{ _key: "walls", anchor: "walls", heading: "Walls", ...rule }];
  return [{ _id: "cnc01", path: "/cnc01", services: [{ _ref: "service-cnc" }], rules }];
}

const rulesOf = (rule: Partial<StoredGuide["rules"][number]>) =>
  publishedRules(guideWith(rule), services).rules;

test("a checked value makes a rule with its numbers and a link to its section of the guide", () => {
  const recommended = { min: 0.8, unit: "mm" } as const;
  const minimum = { value: 0.5, unit: "mm" } as const;
  const values = [{ _key: "metal", recommended, minimum, checks: [{ measure: "wall" }] }];
  expect(rulesOf({ values })).toEqual([
    {
      id: "cnc01.walls.metal.wall.cnc-machining",
      process: "cnc-machining",
      measure: "wall",
      unit: "mm",
      limit: 0.5,
      recommended: 0.8,
      title: "Walls",
      href: "/cnc01#walls",
    },
  ]);
});

test("a service in another language is the process that its English page names", () => {
  const cnc = { _id: "service-cnc", title: "CNC-Bearbeitung", path: "/de/leistungen/cnc" };
  const { services: found } = publishedRules([], [{ ...cnc, originalPath: "/cnc-machining" }]);
  expect(found).toEqual([{ process: "cnc-machining", title: "CNC-Bearbeitung", href: "/de/leistungen/cnc" }]);
});

test("the lower end of a range limits a minimum, and the upper end a maximum", () => {
  const recommended = { min: 1.5, max: 3, unit: "mm" } as const;
  const checks = [{ measure: "wall" }, { measure: "largest-wall" }];
  const rules = rulesOf({ values: [{ _key: "resins", recommended, checks }] });
  expect(rules.map(({ measure, recommended: limit }) => [measure, limit])).toEqual([
    ["wall", 1.5],
    ["largest-wall", 3],
  ]);
});

test("all multiples are ratios, and limits with different units make two rules", () => {
  const recommended = { min: 1, unit: "× thickness" } as const;
  const minimum = { min: 0.8, unit: "mm" } as const;
  const values = [{ _key: "hole", recommended, minimum, checks: [{ measure: "hole-diameter" }] }];
  const rules = rulesOf({ values });
  expect(rules).toMatchObject([
    { unit: "mm", limit: 0.8 },
    { unit: "×", recommended: 1 },
  ]);
  expect(new Set(rules.map(({ id }) => id)).size).toBe(2);
});

test("a rule without a number applies to the processes that it names", () => {
  const checks = [{ measure: "sheet", services: [{ _ref: "service-sheet" }, { _ref: "service-finish" }] }];
  expect(rulesOf({ checks })).toEqual([
    {
      id: "cnc01.walls.sheet.sheet-metal-fabrication",
      process: "sheet-metal-fabrication",
      measure: "sheet",
      title: "Walls",
      href: "/cnc01#walls",
    },
  ]);
});

test("a check that is switched off, or that has no known measure, makes no rule", () => {
  expect(rulesOf({ checks: [{ measure: "reach", isOff: true }, {}, { measure: "color" }] })).toEqual([]);
});

test("the maximum part size of a service is its first key figure with a size", () => {
  expect(publishedRules([], services)).toMatchObject({
    machines: [{ process: "cnc-machining", size: [2000, 1500, 500], href: "/cnc-machining" }],
    services: [{ process: "cnc-machining" }, { process: "sheet-metal-fabrication" }],
  });
});

test("a service may give the longest side under the label of the others' sizes", () => {
  const casting = {
    _id: "service-die",
    title: "Die casting",
    path: "/die-casting",
    figures: [
      { label: "Smallest wall", quantity: { value: 1, unit: "mm" } },
      { label: "Maximum part size", quantity: { min: 600, max: 1000, unit: "mm" } },
    ],
  } as const;
  const { machines } = publishedRules([], [...services, casting]);
  expect(machines.find(({ process }) => process === "die-casting")?.size).toEqual([1000, 1000, 1000]);
});

test("every process of the first content has a limit for its thinnest wall", () => {
  const folder = join(import.meta.dirname, "../content/documents/guide");
  const values = readdirSync(folder)
    .map((name): unknown => JSON.parse(readFileSync(join(folder, name), "utf8")))
    .flatMap((guide) => storedItems(storedField(guide, "blocks")))
    .flatMap((block) => storedItems(storedField(block, "values")))
    .filter((value) =>
      storedItems(storedField(value, "checks")).some((check) => storedField(check, "measure") === "wall"),
    );
  // Some limits are in a capability.
  const unlimited = values.filter((value) => {
    const limit = storedField(value, "minimum");
    return storedField(limit, "min") === undefined && storedField(limit, "capability") === undefined;
  });
  expect(values.length).toBeGreaterThan(8);
  expect(unlimited.map((value) => storedField(value, "label"))).toEqual([]);
});
