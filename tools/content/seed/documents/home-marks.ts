import type { PictureMark, PictureSpot } from "../../../../web/cms/types.generated.ts";
import { keyed, type Keyed } from "../keys.ts";
import pictures from "../pictures/pictures.json" with { type: "json" };

const { points } = pictures["home.webp"];

/** A point of the part, where the camera saw it. */
function onPart(name: keyof typeof points): PictureSpot {
  const [x = 0, y = 0] = points[name];
  return { _type: "pictureSpot", x, y };
}

/** A place on the picture, in per cent. */
const at = (x: number, y: number): PictureSpot => ({ _type: "pictureSpot", x, y });

type Words = Pick<PictureMark, "text" | "note" | "isImportant">;

const mark = (kind: PictureMark["kind"], from: PictureSpot, to: PictureSpot, words: Words = {}) => ({
  _type: "pictureMark" as const,
  kind,
  from,
  to,
  ...words,
});

/** Its main dimensions and the features that drive its price. */
export const homeMarks: Keyed<PictureMark>[] = keyed(
  [
    mark("extension", onPart("Lg0"), onPart("Le0")),
    mark("extension", onPart("Lg1"), onPart("Le1")),
    mark("dimension", onPart("Ld0"), onPart("Ld1"), { text: "136" }),
    mark("extension", onPart("Wg0"), onPart("We0")),
    mark("extension", onPart("Wg1"), onPart("We1")),
    mark("dimension", onPart("Wd0"), onPart("Wd1"), { text: "96" }),
    mark("extension", onPart("Hg0"), onPart("He0")),
    mark("extension", onPart("Hg1"), onPart("He1")),
    mark("dimension", onPart("Hd0"), onPart("Hd1"), { text: "42" }),
    mark("note", onPart("bore"), at(51, 4), { text: "Ø24 H7", note: "Ra 0.8", isImportant: true }),
    mark("note", onPart("tap"), at(80, 17), { text: "6× M4 ↧ 11" }),
    mark("note", onPart("facet"), at(85, 33), { text: "38° face" }),
    mark("note", onPart("port"), at(17, 82), { text: "M12 × 1" }),
  ],
  ({ from, to }) => `${from.x}-${from.y}-${to.x}-${to.y}`,
);
