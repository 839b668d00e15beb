import type { PartFacts } from "../model.ts";
import type { Part } from "./part.ts";
import type { Sheet } from "./sheet.ts";
import { type Measurement, placeOf } from "./spots.ts";
import type { Turned } from "./turned.ts";

const BENT_SHEET = {
  title: "A bent sheet, milled from a block",
  text: "Nearly all of the block would become chips. Cut and bend it from sheet metal instead.",
};

/** How much stock is cut away: the volume of the bar or block around the part, divided by that of the part. */
export function measureStock(
  part: Part,
  { size, volume }: Pick<PartFacts, "size" | "volume">,
  turned: Turned | undefined,
  sheet: Sheet | undefined,
): Measurement[] {
  if (volume <= 0) return [];
  const stock =
    turned === undefined ? size[0] * size[1] * size[2] : (Math.PI / 4) * turned.diameter ** 2 * turned.length;
  const isBent = (sheet?.bendRadii.length ?? 0) > 0;
  return [
    {
      value: stock / volume,
      place: placeOf(part, []),
      area: 0,
      ...(isBent && { texts: BENT_SHEET }),
    },
  ];
}
