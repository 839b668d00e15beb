import type { DocumentRule } from "./rule.ts";
import { textsOf } from "./texts.ts";

/** Manufacturers that offer what we offer, and guides that compare them. Makers of machines and materials may be named. */
const NAMES =
  /\b(?:3D Hubs|3D Sculplab|3Faktur|additive\.tools|Addema|Debaolong|dextalor|FacFox|Fictiv|Forge Labs|HLH|Kaierwo|Kemperle|Komaspec|Layer X|MakerStage|Materialise|metal-stamping-die|mfgabc|mfgproto|MJM|Moldkey|Neptune Labs|Oskaimold|PCBWay|Premium Parts|Procurabl|Protolabs|Sculpteo|Shapeways|Super-Ingenuity|Tempus 3D|Tronix3D|Xometry)\b/i;

export const otherManufacturers: DocumentRule = {
  name: "other-manufacturers",
  why: "What we can do does not follow from what others publish, and their name sends visitors to them",
  level: "warning",
  check: (document) =>
    textsOf(document).flatMap(({ text, path }) => {
      const [name] = NAMES.exec(text) ?? [];
      // Sources and remarks say where a figure comes from.
      if (name === undefined || path.at(-1) === "note" || path.at(-1) === "source") return [];
      return [{ path, message: `“${name}” is another manufacturer. State what we do, or cite a standard` }];
    }),
};
