import type { Gallery } from "../../../web/cms/types.generated.ts";
import type { Keyed } from "../keyed.ts";
import { ownPicture } from "../own-picture.ts";

const captioned = (id: string, caption: string) => {
  const { picture } = ownPicture(id);
  return picture === undefined ? [] : [{ ...picture, _key: id, caption }];
};

/** One part of each kind, with how it is made. */
export const homeParts: Keyed<Gallery> = {
  _key: "parts",
  _type: "gallery",
  anchor: "parts",
  heading: "Parts, by process",
  lead: "The same idea can be cut, bent, cast or molded. What changes is the quantity at which it pays.",
  pictures: [
    ...captioned(
      "gallery-heat-sink",
      "Liquid-cooled heat sink, pins and O-ring groove: CNC, aluminium 6061-T6",
    ),
    ...captioned("gallery-turned-parts", "Screws, fittings and caps: turned, knurled, threaded"),
    ...captioned(
      "sheet-metal-fabrication",
      "Chassis with louvres and pressed-in studs: 304 stainless, 1.5 mm",
    ),
    ...captioned("gallery-seals", "Bellows, gasket, grommet and keypad: cast in 30–80 Shore A"),
    ...captioned("gallery-gears", "Spur, helical, rack and worm gears: milled and hobbed, steel and brass"),
  ],
};
