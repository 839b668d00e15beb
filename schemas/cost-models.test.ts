import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { estimateFeatures, type TypedPart } from "pricing/features.ts";
import { METHODS } from "pricing/methods.ts";
import { largestQuantity, modelGaps } from "pricing/model.ts";
import { priceCurve } from "pricing/price.ts";
import { SAMPLE_PARTS } from "pricing/sample-parts.ts";
import { storedField, storedItems } from "stored-values/stored-value.ts";
import { expect, test } from "vitest";

import { inCurrencyOf, publishedCostModels, readCostModel } from "./cost-models.ts";
import { visibilityOf } from "./documents/cost-model.ts";
import { freeFinishProblem } from "./objects/cost-rows.ts";
import { publicParts } from "./testing/public-parts.ts";

const folder = join(import.meta.dirname, "../content/documents");
const stored = readDocuments("costModel");
const documents = {
  grades: readDocuments("materialGrade").map((grade) => ({
    _id: String(storedField(grade, "_id")),
    name: String(storedField(grade, "name")),
    family: String(storedField(grade, "family")),
    density: middleOf(storedField(grade, "density")),
  })),
  finishes: readDocuments("finish").map((finish) => ({
    _id: String(storedField(finish, "_id")),
    name: String(storedField(finish, "name")),
    families: storedItems(storedField(finish, "families")).map(String),
    grades: idsIn(finish, "grades"),
    exceptGrades: idsIn(finish, "exceptGrades"),
  })),
};
const models = publishedCostModels(stored, documents, "2026-11-27");

function readDocuments(type: string): unknown[] {
  return readdirSync(join(folder, type)).map((name): unknown =>
    JSON.parse(readFileSync(join(folder, type, name), "utf8")),
  );
}

function idsIn(document: unknown, name: string): string[] {
  return storedItems(storedField(document, name)).map((reference) => String(storedField(reference, "_ref")));
}

function middleOf(density: unknown): number | null {
  const [value, min, max] = ["value", "min", "max"].map((name) => storedField(density, name));
  if (typeof value === "number") return value;
  return typeof min === "number" && typeof max === "number" ? (min + max) / 2 : null;
}

function pricesOf(typed: TypedPart, quantity: number, material?: string) {
  const features = estimateFeatures(typed);
  return models.flatMap((model) => {
    const chosen = model.materials.find(({ id }) => id === material) ?? model.materials[0];
    const price = chosen && priceCurve(model, features, { material: chosen })?.priceAt(quantity);
    return price ? [{ method: model.method, middle: price.perPart.middle }] : [];
  });
}

test("the first content has a complete model with example rates for each method", () => {
  expect(models.map(({ method }) => method).toSorted()).toEqual(Object.keys(METHODS).toSorted());
  for (const model of models) {
    expect(model.isExample).toBe(true);
    expect(modelGaps(model)).toEqual([]);
    expect(model.rates.marginPercent).toBe(0);
    expect(largestQuantity(model)).toBeGreaterThanOrEqual(50);
  }
});

test("a number above 1e9 counts as missing", () => {
  const leadTimes = [50, 1e9, 1e20, -1e300].map((upTo) => ({ _type: "leadTimeStep", upTo, from: 1, to: 2 }));
  const read = readCostModel({ ...Object(stored[0]), leadTimes }, documents);
  expect(read?.leadTimes.map(({ upTo }) => upTo)).toEqual([50, 1e9, 0, 0]);
});

test("every grade of a model has a density, and is in one row only", () => {
  for (const { method, materials } of models) {
    const ids = materials.map(({ id }) => id);
    expect({ method, ids }).toEqual({ method, ids: [...new Set(ids)] });
  }
  const missing = stored.flatMap((model) => {
    const read = readCostModel(model, documents);
    const references = JSON.stringify(storedField(model, "materials")).match(/"_ref":"[^"]+"/g) ?? [];
    return references.length === read?.materials.length ? [] : [storedField(model, "_id")];
  });
  expect(missing).toEqual([]);
});

test("every finish of a model costs something, because visitors can choose none", () => {
  expect(freeFinishProblem({ days: 1 })).toMatch(/^This finish has no price/);
  const free = stored.flatMap((model) =>
    storedItems(storedField(model, "finishes")).filter(freeFinishProblem),
  );
  expect(free).toEqual([]);
});

// What a shop refuses: acid cracks hard spring steel, and stainless steel is not anodized.
test.each([
  ["sheet", "grade-sheet-spring-steel", ["finish-powder-coat"]],
  [
    "sheet",
    "grade-sheet-ss-304",
    ["finish-powder-coat", "finish-brushing", "finish-bead-blast", "finish-passivation"],
  ],
  [
    "sheet",
    "grade-sheet-al-5052",
    ["finish-powder-coat", "finish-anodise-type-ii", "finish-brushing", "finish-bead-blast"],
  ],
  ["dmls", "grade-dmls-alsi10mg", ["finish-bead-blast", "finish-polishing"]],
  ["fdm", "grade-fdm-pla", ["finish-wet-paint"]],
  ["fdm", "grade-fdm-ultem-9085", ["finish-wet-paint"]],
  ["fdm", "grade-fdm-asa", ["finish-vapour-smoothing", "finish-wet-paint"]],
  ["turning", "grade-cnc-pom-c", ["finish-bead-blast"]],
] as const)("by %s, %s can have %j", (method, grade, expected) => {
  const model = models.find((other) => other.method === method);
  const finishes = model?.finishes.filter(({ unsuitableFor }) => !unsuitableFor.includes(grade));
  expect(finishes?.map(({ id }) => id)).toEqual(expected);
});

test("a 10 mm cube in POM costs between $1 and $500 at 100", () => {
  const cube: TypedPart = { shape: "block", size: [10, 10, 10], volume: 1000, thickness: 2, detail: "few" };
  const milled = pricesOf(cube, 100, "grade-cnc-pom-c").find(({ method }) => method === "milling");
  expect(milled?.middle).toBeGreaterThan(1);
  expect(milled?.middle).toBeLessThan(500);
});

// What buyers pay an on-demand shop in China, in USD, from quotes and price calculators of 2025 and 2026, as orders of magnitude.
test.each([
  ["angle-bracket", "milling", 1, 60, 160],
  ["angle-bracket", "milling", 100, 12, 40],
  ["angle-bracket", "mjf", 10, 8, 40],
  ["angle-bracket", "dmls", 1, 150, 700],
  ["manifold", "milling", 1, 80, 250],
  ["manifold", "milling", 100, 20, 70],
  ["flange", "turning", 1, 30, 120],
  ["flange", "turning", 1000, 7, 25],
  ["mounting-channel", "sheet", 10, 2.5, 15],
  ["mounting-channel", "sheet", 1000, 0.8, 4],
  ["deep-tray", "injectionMolding", 1, 3000, 9000],
  ["deep-tray", "injectionMolding", 10_000, 0.4, 1.5],
  ["deep-tray", "vacuumCasting", 20, 15, 60],
  ["deep-tray", "sla", 1, 12, 80],
  ["deep-tray", "dieCasting", 10_000, 1, 5],
] as const)("the %s by %s at %d costs between $%d and $%d a part", (part, method, quantity, least, most) => {
  const features = SAMPLE_PARTS.find(({ id }) => id === part)?.features;
  const model = models.find((other) => other.method === method);
  const material = model?.materials[0];
  const price = model && features && material && priceCurve(model, features, { material })?.priceAt(quantity);
  expect(price?.perPart.middle).toBeGreaterThan(least);
  expect(price?.perPart.middle).toBeLessThan(most);
});

test.each(publicParts)(
  "$quantity × $part: $limits dollars a part, because $why",
  ({ method, features, material: grade, finish: coat, quantity, limits: [least, most] }) => {
    const model = models.find((other) => other.method === method);
    const material = model?.materials.find(({ id }) => grade === undefined || id === grade);
    const finish = model?.finishes.find(({ id }) => id === coat);
    expect(finish?.id).toBe(coat);
    const price = model && material && priceCurve(model, features, { material, finish })?.priceAt(quantity);
    expect(price?.perPart.middle).toBeGreaterThan(least);
    expect(price?.perPart.middle).toBeLessThan(most);
  },
);

test("visitors see a confirmed model until its last day, example rates always, and a draft never", () => {
  const confirmed = { state: "confirmed", validUntil: "2026-11-27" };
  expect(visibilityOf(confirmed, "2026-11-27")).toBe("confirmed");
  expect(visibilityOf(confirmed, "2026-11-28")).toBe("expired");
  expect(visibilityOf({ state: "confirmed" }, "2026-11-28")).toBe("expired");
  expect(visibilityOf({ state: "example" }, "2026-11-28")).toBe("example");
  expect(visibilityOf({}, "2026-11-28")).toBe("draft");
});

test("a draft, an expired model and a model with gaps have no prices", () => {
  const [first] = stored;
  const changed = (change: object) => [Object.assign({}, first, change)];
  expect(publishedCostModels(changed({ state: "draft" }), documents, "2026-11-27")).toEqual([]);
  expect(
    publishedCostModels(changed({ state: "confirmed", validUntil: "2026-01-01" }), documents, "2026-11-27"),
  ).toEqual([]);
  expect(publishedCostModels(changed({ rates: {} }), documents, "2026-11-27")).toEqual([]);
  expect(publishedCostModels(changed({ materials: [] }), documents, "2026-11-27")).toEqual([]);
  const [model] = publishedCostModels(
    changed({ state: "confirmed", validUntil: "2027-01-01" }),
    documents,
    "2026-11-27",
  );
  expect(model).toMatchObject({ isExample: false, validUntil: "2027-01-01", currency: "USD" });
});

test("a language with a dated rate of exchange has prices in its currency, others those of the model", () => {
  const euro = { currency: "EUR", dollarRate: 0.5, dollarRateOn: "2026-11-02" };
  for (const model of models) {
    const converted = inCurrencyOf(euro, model);
    expect(converted).toMatchObject({ currency: "EUR", exchange: { rate: 0.5, day: "2026-11-02" } });
    expect(converted.rates.laborRate).toBe((model.rates.laborRate ?? 0) / 2);
    expect(converted.rates.minimumOrder).toBe((model.rates.minimumOrder ?? 0) / 2);
    expect(converted.rates.spreadPercent).toBe(model.rates.spreadPercent);
    const inPounds = { ...model, currency: "GBP" };
    expect(inCurrencyOf(euro, inPounds)).toBe(inPounds);
    const incomplete = [
      { dollarRate: null },
      { dollarRateOn: null },
      { currency: null },
      { currency: "USD" },
    ];
    for (const change of incomplete) expect(inCurrencyOf({ ...euro, ...change }, model)).toBe(model);
    expect(inCurrencyOf(undefined, model)).toBe(model);
  }
});
