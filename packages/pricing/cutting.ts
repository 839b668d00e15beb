import { areaText, pathText, thicknessText } from "./amounts.ts";
import {
  type Context,
  type Costs,
  handWork,
  hours,
  materialCost,
  MM2_PER_CM2,
  MM2_PER_DM2,
  MM3_PER_CM3,
} from "./cost.ts";
import { isFlatSheet, type PartFeatures } from "./features.ts";

// Formulas of the methods that cut a part from stock. README.md explains them and names their sources.

export function milling(context: Context): Costs[] {
  const { features, material, rate, words } = context;
  const { volume, milling: milled } = features;
  const stock = Math.max(milled.stockVolume * growthOfStock(features, 2 * rate("stockAllowance")), volume);
  const { minutes: cutting, because } = cuttingTime(context, stock, milledArea(features));
  const pockets = (milled.deepPockets * rate("deepPocketMinutes")) / material.speed;
  const loading = milled.setups * rate("handlingMinutes");
  const factor = milled.axes > 3 ? 1 + rate("multiAxisPercent") / 100 : 1;
  const reason = () => {
    const reasons = [
      milled.deepPockets > 0 && words.deepPockets(milled.deepPockets),
      milled.axes > 3 && words.axes(milled.axes),
      because(),
    ];
    const [first, second] = reasons.filter((each) => each !== false);
    return first !== undefined && second !== undefined ? words.both(first, second) : first;
  };
  return [
    {
      perOrder: [
        {
          kind: "setup",
          amount: hours(milled.setups * rate("setupMinutes")) * rate("machineRate") * factor,
          because: () => words.clamped(milled.setups),
        },
      ],
      perPart: [
        materialCost(context, stock),
        {
          kind: "machine",
          amount: hours(cutting + pockets + loading) * rate("machineRate") * factor,
          because: reason,
        },
        handWork(context),
      ],
    },
  ];
}

/** How much larger the stock is with an allowance. The faces of a flat sheet have none. */
function growthOfStock(features: PartFeatures, allowance: number): number {
  const [length, width, height] = features.size;
  const flat = (1 + allowance / length) * (1 + allowance / width);
  return isFlatSheet(features) ? flat : flat * (1 + allowance / height);
}

/** The surface that takes finish cuts: of a flat sheet only the walls, because its faces stay as they were rolled. */
function milledArea(features: PartFeatures): number {
  const { area, sheet: flat } = features;
  return flat !== undefined && isFlatSheet(features) ? flat.cutLength * flat.thickness : area;
}

/** The bar is longer than the part by this, for parting it off. */
const PARTING = 5;

export function turning(context: Context): Costs[] {
  const { features, rate, words } = context;
  const { turning: turned, volume, area } = features;
  if (turned === undefined) return [];
  const { diameter, length, hexagon } = turned;
  const section = hexagon
    ? (Math.sqrt(3) / 2) * hexagon.acrossFlats ** 2
    : (Math.PI / 4) * (diameter + 2 * rate("stockAllowance")) ** 2;
  const stock = Math.max(volume, section * (length + PARTING));
  const { minutes: cutting, because } = cuttingTime(context, stock, area - (hexagon?.area ?? 0));
  const cross = turned.hasCrossFeatures ? rate("crossMinutes") : 0;
  return [
    {
      perOrder: [{ kind: "setup", amount: hours(rate("setupMinutes")) * rate("machineRate") }],
      perPart: [
        materialCost(context, stock),
        {
          kind: "machine",
          amount: hours(cutting + cross + rate("handlingMinutes")) * rate("machineRate"),
          because: turned.hasCrossFeatures ? () => words.liveTools : because,
        },
        handWork(context),
      ],
    },
  ];
}

/** A surface with twice the area takes 1.7 times as long to finish: larger tools fit on it. Below 1 dm², twice as long. */
const FINISHING_EXPONENT = 0.8;

/** The time to rough the stock, to finish a surface of `area` mm² and to drill the holes. */
function cuttingTime({ features, material, rate, words }: Context, stock: number, area: number) {
  const { volume, holes = 0 } = features;
  const roughing = (stock - volume) / MM3_PER_CM3 / (rate("removalRate") * material.speed);
  const scale = Math.max(1, area / MM2_PER_DM2) ** (FINISHING_EXPONENT - 1);
  const finishing = (scale * (area / MM2_PER_CM2)) / (rate("surfaceRate") * material.speed);
  const chips = Math.round((100 * (stock - volume)) / stock);
  return {
    minutes: roughing + finishing + (holes * rate("holeMinutes")) / material.speed,
    because: () => (roughing > finishing ? words.chips(chips) : words.finished(areaText(area, words))),
  };
}

export function sheet(context: Context): Costs[] {
  const { features, material, rate, words } = context;
  const { sheet: flat } = features;
  if (flat === undefined) return [];
  const cutting =
    (flat.cutLength / 1000) * (flat.thickness / (rate("cutSpeed") * material.speed)) +
    (flat.contours * rate("pierceSeconds")) / 60;
  return [
    {
      perOrder: [
        {
          kind: "setup",
          amount: hours(rate("setupMinutes") * (1 + flat.bends)) * rate("laborRate"),
          because: () => words.bendsSetUp(flat.bends),
        },
      ],
      perPart: [
        materialCost(context, flat.flatArea * flat.thickness),
        {
          kind: "machine",
          amount: hours(cutting) * rate("machineRate"),
          because: () => words.cut(pathText(flat.cutLength, words), thicknessText(flat.thickness, words)),
        },
        {
          kind: "labor",
          amount: hours(flat.bends * rate("bendMinutes")) * rate("laborRate"),
          because: () => words.bends(flat.bends),
        },
        handWork(context),
      ],
    },
  ];
}
