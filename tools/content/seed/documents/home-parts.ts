import { gallery } from "../blocks.ts";

const [parts] = gallery(
  {
    heading: "Parts, by process",
    lead: "The same design can be machined, bent, cast or molded. Quantity often decides which one costs least.",
  },
  ["gallery-heat-sink", "Liquid-cooled heat sink, pins and O-ring groove: CNC, aluminum 6061-T6"],
  ["gallery-turned-parts", "Screws, fittings and caps: turned, knurled, threaded"],
  ["sheet-metal-fabrication", "Chassis with louvers and self-clinching studs: 304 stainless, 1.5 mm"],
  ["gallery-seals", "Bellows, gasket, grommet and keypad: cast in 30–80 Shore A"],
  ["gallery-gears", "Spur, helical, rack and worm gears: milled and hobbed, steel and brass"],
);

/** One part of each kind, with how it is made. */
export const homeParts =
  parts === undefined ? [] : [{ ...parts, _key: "parts", anchor: "parts", tone: "light" as const }];
