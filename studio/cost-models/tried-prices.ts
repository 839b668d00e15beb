import { COST_KINDS } from "pricing/cost-kinds.ts";
import { type CostModel, largestQuantity } from "pricing/model.ts";
import { type Price, priceCurve } from "pricing/price.ts";
import { SAMPLE_PARTS, type SamplePart } from "pricing/sample-parts.ts";
import { storedField, storedItems, storedText } from "stored-values/stored-value.ts";

const QUANTITIES = [1, 10, 100, 1000, 10_000];

interface TriedPart {
  readonly part: SamplePart;
  /** At the quantities that the model offers. */
  readonly prices: readonly Price[];
}

/** The prices of the example parts in a material. Leaves out parts that the method cannot make. The model must have no gaps. */
export function tryModel(model: CostModel, materialId?: string): TriedPart[] {
  const material = model.materials.find(({ id }) => id === materialId) ?? model.materials[0];
  if (material === undefined) return [];
  return SAMPLE_PARTS.flatMap((part) => {
    const curve = priceCurve(model, part.features, { material });
    const offered = QUANTITIES.filter((quantity) => quantity <= largestQuantity(model));
    return curve === undefined ? [] : [{ part, prices: offered.map((quantity) => curve.priceAt(quantity)) }];
  });
}

/** “52% machine time, 40% material”, without what is below 1%. */
export function sharesText({ shares }: Pick<Price, "shares">): string {
  return shares
    .filter(({ share }) => share >= 0.01)
    .map(({ kind, share }) => `${Math.round(100 * share)}% ${COST_KINDS[kind]}`)
    .join(", ");
}

interface ComparedQuote {
  readonly key: string;
  readonly partName: string;
  readonly quantity: number;
  readonly quoted: number;
  readonly calculated: number;
  /** How far the model is above the quote, from −1. */
  readonly difference: number;
  readonly note: string;
}

/**
 * Compares a model with the quotes that staff remember. Leaves out quotes that are not filled in, or in a grade that the model has no price
 * for, and parts that it cannot make.
 */
export function compareQuotes(model: CostModel, quotes: unknown): ComparedQuote[] {
  return storedItems(quotes).flatMap((quote) => {
    const part = SAMPLE_PARTS.find(({ id }) => id === storedField(quote, "part"));
    const grade = storedField(storedField(quote, "grade"), "_ref");
    const material = model.materials.find(({ id }) => grade === undefined || id === grade);
    const quantity = storedField(quote, "quantity");
    const quoted = storedField(quote, "pricePerPart");
    if (
      part === undefined ||
      material === undefined ||
      typeof quantity !== "number" ||
      typeof quoted !== "number"
    )
      return [];
    const calculated = priceCurve(model, part.features, { material })?.partPriceAt(quantity);
    if (calculated === undefined) return [];
    return [
      {
        key: String(storedField(quote, "_key")),
        partName: part.name,
        quantity,
        quoted,
        calculated,
        difference: calculated / quoted - 1,
        note: storedText(quote, "note") ?? "",
      },
    ];
  });
}

/** “+12%”, “−3%”. */
export function differenceText(difference: number): string {
  const percent = Math.round(100 * difference);
  return `${percent < 0 ? "−" : percent > 0 ? "+" : ""}${Math.abs(percent)}%`;
}

/** How far the model is above all quotes together. Undefined without quotes. */
export function meanDifference(quotes: readonly ComparedQuote[]): number | undefined {
  if (quotes.length === 0) return undefined;
  return quotes.reduce((sum, { difference }) => sum + difference, 0) / quotes.length;
}
