import { COST_KINDS } from "./cost-kinds.ts";
import { DETAILS, SHAPES } from "./features.ts";
import { METHODS } from "./methods.ts";

/** What a price says about itself, in English. A reason follows a colon: “40% is machine time: 82% of the stock becomes chips.” */
export const english = {
  /** For `Intl`. */
  locale: "en-US",
  costKinds: COST_KINDS,
  methods: METHODS,
  shapes: SHAPES,
  details: DETAILS,
  belowMinimum: "The minimum price of an order sets this price.",
  driver: (percent: string, kind: string, reason: string | undefined) =>
    `${percent}% is ${kind}${reason === undefined ? "" : `: ${reason}`}.`,
  /** A kind of cost that an order pays once. */
  sharedBy: (kind: string, parts: string) => `${kind}, shared by ${parts} parts`,
  /** Two reasons. */
  both: (first: string, second: string) => `${first}, and ${second}`,
  materialOf: (amount: string, material: string) => `${amount} of ${material}`,
  minutesAPart: (minutes: string) => `${minutes} min per part`,
  threads: (count: number) => counted(count, "thread or insert", "threads or inserts"),
  surface: (area: string) => `${area} of surface`,
  deepPockets: (count: number) => `${counted(count, "deep pocket needs", "deep pockets need")} slow tools`,
  axes: (axes: number) => `it needs ${axes} axes`,
  clamped: (times: number) => `it is set up ${timesText(times)}`,
  liveTools: "off-axis features need live tooling",
  chips: (percent: number) => `${percent}% of the stock becomes chips`,
  finished: (area: string) => `finish cuts over ${area} of surface`,
  bendsSetUp: (count: number) => `setup for ${counted(count, "bend", "bends")}`,
  cut: (length: string, thickness: string) => `${length} of cutting in ${thickness} sheet`,
  bends: (count: number) => counted(count, "bend", "bends"),
  space: (volume: string) => `it takes up ${volume} of the build volume`,
  layers: (volume: string) => `${volume} is built layer by layer`,
  masterPattern: "the master pattern",
  siliconeMold: (casts: string) => `a silicone mold lasts ${casts} castings`,
  clampForce: (tons: string, seconds: string) => `${tons} t of clamp force for ${seconds} s per shot`,
  cavities: (count: number, sideActions: number) =>
    [
      `a tool with ${counted(count, "cavity", "cavities")}`,
      sideActions > 0 && counted(sideActions, "side action", "side actions"),
    ]
      .filter(Boolean)
      .join(" and "),
  machinedHoles: (count: number) => `${counted(count, "hole is", "holes are")} machined after casting`,
};

/** Reasons are in metric units unless `units` says otherwise. */
export type PricingWords = { readonly units?: "metric" | "imperial" } & Omit<
  typeof english,
  "costKinds" | "methods" | "shapes" | "details"
> & {
    readonly [Name in "costKinds" | "methods" | "shapes" | "details"]: Readonly<
      Record<keyof (typeof english)[Name], string>
    >;
  };

const COUNTS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** “one bend”, “four bends”, “12 bends”. */
function counted(count: number, one: string, many: string): string {
  return `${COUNTS[count] ?? count} ${count === 1 ? one : many}`;
}

function timesText(count: number): string {
  return count === 1 ? "once" : count === 2 ? "twice" : `${COUNTS[count] ?? count} times`;
}
