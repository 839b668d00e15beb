import { expect, test } from "vitest";

import { storedQuantityText } from "../../../../schemas/quantities/quantity-field.ts";
import type { KeyFigure } from "../../../../web/cms/types.generated.ts";
import { days, pieces, roughnesses, tolerances } from "../../../../web/drawings/comparisons/compared.ts";
import { capabilities } from "../capabilities.ts";
import { grades } from "../documents/grades.ts";
import { guides } from "../documents/guides.ts";
import { services } from "../documents/services.ts";
import { between, within } from "../quantity.ts";
import { objectsIn, textsIn, wordsIn } from "../traverse.ts";
import { pages } from "./pages.ts";

/** Key figures of a process, and the table rows that must have the same value. */
const ROWS = {
  "General tolerance": /^General tolerance/,
  "Maximum part size": /^Maximum part size/,
  "Lead time": /^Lead time/,
  Quantity: /^Economical quantity/,
};

const PROCESSES = services.filter(({ _id }) => !["surface-finish", "product-development"].includes(_id));

test.each(
  PROCESSES.flatMap((service) =>
    Object.entries(ROWS).map(([label, rows]) => [service._id, label, rows, service] as const),
  ),
)("%s: “%s” is the same in the key figures and in the table", (id, label, rows, service) => {
  const tables = service.blocks.flatMap((block) => (block._type === "specificationTable" ? [block] : []));
  const values = (tables[0]?.rows ?? [])
    .filter((row) => rows.test(row.label ?? ""))
    .flatMap((row) => row.values ?? []);
  const said = values.map((value) => storedQuantityText(value));
  // A process with subprocesses states the range over all of them.
  const whole = storedQuantityText({ _type: "quantity", ...spanOf(values), unit: unitOf(values) });
  expect([...said, ...(id === "printing3d" ? [whole] : [])]).toContain(
    storedQuantityText(keyFigureOf(id, label)),
  );
});

test.each(tolerances)("the tolerance chart matches the key figures: $label", ({ of, within: drawn }) => {
  for (const id of of)
    expect(storedQuantityText(keyFigureOf(id, "General tolerance"))).toBe(
      storedQuantityText(within(drawn, "mm")),
    );
});

test.each(days)("the lead time chart matches the key figures: $label", ({ of, from, to, value }) => {
  const inWeeks = value.endsWith("weeks");
  const drawn = inWeeks ? between(from / 7, to / 7, "week") : between(from, to, "day");
  expect(plainText(drawn)).toBe(value);
  // The title of the chart says that it counts working days.
  for (const id of of)
    expect(plainText(keyFigureOf(id, "Lead time"))).toBe(value.replace("days", "working days"));
});

const ROUGH_PROCESSES = [
  "cnc-machining",
  "sla-printing",
  "die-casting",
  "dmls-printing",
  "mjf-printing",
  "sls-printing",
] as const;

test.each(ROUGH_PROCESSES)(
  "the roughness chart and calculator stay within the capability of %s",
  (process) => {
    const ranges = capabilities[process].roughness.quantities.flatMap((quantity) =>
      quantity._type === "quantity" ? [quantity] : [],
    );
    const drawn = roughnesses.filter(({ of }) => of.includes(process));
    expect(drawn).toHaveLength(1);
    for (const { from, to } of drawn) {
      expect(from).toBeGreaterThanOrEqual(
        Math.min(...ranges.map(({ value, min, max }) => value ?? min ?? max ?? 0)),
      );
      expect(to).toBeLessThanOrEqual(
        Math.max(...ranges.map(({ value, max, min }) => value ?? max ?? min ?? 0)),
      );
    }
  },
);

test.each(pieces)("the quantity chart matches the key figures: $label", ({ of, from, to, value }) => {
  expect(plainText(between(from, to, "part"))).toBe(`${value} parts`);
  for (const id of of) expect(plainText(keyFigureOf(id, "Quantity"))).toBe(`${value} parts`);
});

const NUMBERS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(" ");

const hasRules = ({ blocks }: (typeof guides)[number]) => blocks.some(({ _type }) => _type === "designRule");

test.each(guides.filter(hasRules))("$_id states its number of rules correctly", ({ blocks }) => {
  const rules = objectsIn(blocks, "designRule").length;
  const said = wordsIn(blocks[0])
    .join(" ")
    .toLowerCase()
    .match(/(\w+) (?:rules|defects)/)?.[1];
  expect(said).toBe(NUMBERS[rules]);
});

test("the number of defects stated on other pages is correct", () => {
  const table = objectsIn(guides, "table").find((found) =>
    textsIn(found, "caption")[0]?.startsWith("Defects"),
  );
  const said = wordsIn(pages).flatMap((words) => words.match(/\w+(?= defects (with|of))/g) ?? []);
  expect(new Set(said)).toEqual(new Set([NUMBERS[objectsIn(table, "tableRow").length]]));
});

test("the number of printing grades stated on two pages is correct", () => {
  const printed = grades.filter(({ services: by }) => JSON.stringify(by).includes("-printing"));
  const said = wordsIn(pages).flatMap((words) => words.match(/\d+(?= grades in)/g) ?? []);
  expect(new Set(said)).toEqual(new Set([`${printed.length}`]));
});

/** Formats a quantity without non-breaking spaces, because drawings do not use them. */
function plainText(quantity: object | undefined): string {
  return storedQuantityText(quantity).replaceAll("\u00A0", " ");
}

function keyFigureOf(id: string, label: string): object | undefined {
  const figures: readonly KeyFigure[] = services.find(({ _id }) => _id === id)?.figures ?? [];
  const found = figures.find((keyFigure) => keyFigure.label === label);
  return found?.quantity ?? found?.size;
}

function spanOf(values: readonly object[]) {
  const numbers = values
    .flatMap((value) => [Reflect.get(value, "min"), Reflect.get(value, "max")])
    .map(Number);
  return { min: Math.min(...numbers), max: Math.max(...numbers) };
}

function unitOf(values: readonly object[]): unknown {
  return Reflect.get(values[0] ?? {}, "unit");
}
