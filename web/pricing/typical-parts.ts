import { estimateFeatures, METHODS_OF_SHAPE, type TypedPart } from "pricing/features.ts";
import type { TypicalPart } from "schemas/blocks/price-indication.ts";

import { type Offer, type OfferChoice, offersOf } from "./offers.ts";
import type { PriceModel } from "./price-model.ts";

/** What a visitor without a file says about a part. */
export interface DescribedPart extends TypedPart {
  readonly isMetal: boolean;
}

/** The parts from which a visitor starts. Their names are in the schema, for editors. */
export const TYPICAL_PARTS: Readonly<Record<TypicalPart, DescribedPart>> = {
  bracket: {
    shape: "block",
    size: [80, 60, 50],
    volume: 60_000,
    thickness: 10,
    detail: "some",
    isMetal: true,
  },
  shaft: { shape: "round", size: [120, 25, 25], volume: 45_000, thickness: 5, detail: "few", isMetal: true },
  lid: { shape: "shell", size: [100, 60, 20], volume: 24_000, thickness: 2, detail: "some", isMetal: false },
  panel: {
    shape: "sheet",
    size: [200, 120, 40],
    volume: 60_000,
    thickness: 1.5,
    detail: "some",
    isMetal: true,
  },
};

/** A few numbers say less than a file. */
const SPREAD_FACTOR = 1.4;

/** The prices of a described part by the processes that are usual for its shape. */
export function offersFor(
  models: readonly PriceModel[],
  part: DescribedPart,
  choice: Pick<OfferChoice, "materialId" | "finishId" | "words"> = {},
): Offer[] {
  const methods: readonly string[] = METHODS_OF_SHAPE[part.shape];
  return offersOf(
    models.filter(({ method }) => methods.includes(method)),
    estimateFeatures(part),
    { ...choice, isMetal: part.isMetal, spreadFactor: SPREAD_FACTOR },
  );
}
