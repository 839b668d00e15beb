import { volumeText } from "./amounts.ts";
import {
  type Context,
  type Cost,
  type Costs,
  handWork,
  hours,
  materialCost,
  MM2_PER_CM2,
  MM2_PER_DM2,
  MM3_PER_CM3,
  MM3_PER_LITER,
} from "./cost.ts";

// Formulas of the methods that build or mold a part. README.md explains them and names their sources.

export function printing(context: Context): Costs[] {
  const { features, material, rate, words } = context;
  const { size, volume, printing: printed } = features;
  const solid = volume + printed.supportVolume;
  const space = size.reduce((product, side) => product * side, 1);
  const building = solid / MM3_PER_CM3 / (rate("buildRate") * material.speed);
  const filling = space / MM3_PER_CM3 / rate("spaceRate");
  return [
    {
      perOrder: [{ kind: "setup", amount: rate("jobPrice") }],
      perPart: [
        materialCost(context, solid),
        {
          kind: "machine",
          amount: (building + filling) * rate("machineRate"),
          because: () =>
            filling > building
              ? words.space(volumeText(space, words))
              : words.layers(volumeText(solid, words)),
        },
        handWork(context),
      ],
    },
  ];
}

/** The silicone around the part, on each side. */
const MOLD_WALL = 25;

export function vacuumCasting(context: Context): Costs[] {
  const { features, rate, words } = context;
  const { size, volume, area } = features;
  const silicone =
    (size.reduce((product, side) => product * (side + 2 * MOLD_WALL), 1) - volume) / MM3_PER_LITER;
  return [
    {
      perOrder: [
        {
          kind: "tool",
          amount: rate("masterPrice") + rate("masterPricePerArea") * (area / MM2_PER_DM2),
          because: () => words.masterPattern,
        },
      ],
      perPart: [
        materialCost(context, volume),
        { kind: "machine", amount: hours(rate("cycleMinutes")) * rate("machineRate") },
        handWork(context),
      ],
      tool: {
        price: silicone * rate("siliconePrice") + hours(rate("moldMinutes")) * rate("laborRate"),
        parts: rate("toolLife"),
        because: () => words.siliconeMold(String(rate("toolLife"))),
      },
    },
  ];
}

const CAVITIES = [1, 2, 4, 8, 16, 32, 64];
const SMALLEST_PRESS = 40;
/** A tool has no room for more. A part that needs more is changed first. */
const MOST_SIDE_ACTIONS = 6;
/** A cavity with twice the surface costs 1.7 times as much: large tools are milled faster. */
const TOOL_EXPONENT = 0.8;

export function molding(context: Context): Costs[] {
  const { features, rate, words } = context;
  const { area, molding: molded } = features;
  const sideActions = Math.min(molded.sideActions, MOST_SIDE_ACTIONS);
  const cavity =
    rate("toolPricePerArea") * (area / MM2_PER_DM2) ** TOOL_EXPONENT + rate("sideActionPrice") * sideActions;
  const cycle = rate("cycleSeconds") + rate("coolingFactor") * molded.wall ** 2;
  return CAVITIES.filter((cavities) => cavities <= rate("mostCavities")).map((cavities) => {
    const force = Math.max(
      SMALLEST_PRESS,
      rate("clampPressure") * (molded.projectedArea / MM2_PER_CM2) * cavities,
    );
    const press = rate("pressRate") + rate("pressRatePerTon") * force;
    return {
      perOrder: [{ kind: "setup", amount: hours(rate("setupMinutes")) * (press + rate("laborRate")) }],
      perPart: [
        materialCost(context, features.volume),
        {
          kind: "machine",
          amount: (cycle / cavities / 3600) * press,
          because: () => words.clampForce(String(Math.round(force)), String(Math.round(cycle))),
        },
        handWork(context),
      ],
      tool: {
        price: rate("toolPrice") + cavity * (1 + ((cavities - 1) * rate("cavityPercent")) / 100),
        parts: rate("toolLife") * cavities,
        because: () => words.cavities(cavities, sideActions),
      },
    };
  });
}

/** The tool molds the part. Its holes are machined afterward. */
export function dieCasting(context: Context): Costs[] {
  const { features, rate, words } = context;
  const { holes = 0 } = features;
  const machining: Cost = {
    kind: "machine",
    amount: hours(holes * rate("holeMinutes")) * rate("laborRate"),
    because: () => words.machinedHoles(holes),
  };
  return molding(context).map(({ perPart, ...costs }) =>
    Object.assign({ perPart: [...perPart, machining] }, costs),
  );
}
