import { areaText } from "./amounts.ts";
import { type Context, type Cost, type Costs, hours, MM2_PER_DM2 } from "./cost.ts";
import { milling, sheet, turning } from "./cutting.ts";
import type { CompleteFeatures } from "./features.ts";
import { dieCasting, molding, printing, vacuumCasting } from "./forming.ts";
import type { Method } from "./methods.ts";
import { type CostModel, type FinishRate, type MaterialRate, rateReader } from "./model.ts";
import type { PricingWords } from "./words.ts";

/**
 * The costs of a part: one entry for each way in which the shop could make it, for example with tools of one or two cavities. Empty if
 * the method cannot make it: a part that is not round is not turned.
 */
export function costsOf(
  model: CostModel,
  features: CompleteFeatures,
  material: MaterialRate,
  finish: FinishRate | undefined,
  words: PricingWords,
): Costs[] {
  const context = { features, material, rate: rateReader(model), words };
  return formulas[model.method](context).map((costs) => withExtras(costs, context, finish));
}

const formulas: Readonly<Record<Method, (context: Context) => Costs[]>> = {
  milling,
  turning,
  sheet,
  sla: printing,
  sls: printing,
  mjf: printing,
  fdm: printing,
  dmls: printing,
  vacuumCasting,
  injectionMolding: molding,
  dieCasting,
};

/** Adds what every method has: work on the order, threads and the finish. */
function withExtras(costs: Costs, { features, rate, words }: Context, finish: FinishRate | undefined): Costs {
  const threads = features.threads ?? 0;
  const office: Cost = {
    kind: "setup",
    amount: hours(rate("orderMinutes")) * rate("laborRate"),
  };
  const tapping: Cost = {
    kind: "labor",
    amount: threads * rate("threadPrice"),
    because: () => words.threads(threads),
  };
  if (finish === undefined)
    return { ...costs, perOrder: [...costs.perOrder, office], perPart: [...costs.perPart, tapping] };
  return {
    ...costs,
    perOrder: [...costs.perOrder, office, { kind: "finish", amount: finish.pricePerOrder }],
    perPart: [
      ...costs.perPart,
      tapping,
      {
        kind: "finish",
        amount: finish.pricePerPart + finish.pricePerArea * (features.area / MM2_PER_DM2),
        because: () => words.surface(areaText(features.area, words)),
      },
    ],
  };
}
