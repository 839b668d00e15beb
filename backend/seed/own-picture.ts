import type { Picture } from "../../web/cms/types.generated.ts";
import { picture } from "./picture.ts";
import pictures from "./pictures/pictures.json" with { type: "json" };

const altOf = new Map(Object.entries(pictures).map(([file, { alt }]) => [file, alt]));

/** The picture that was made for a page and is named after it, or no picture. */
export function ownPicture(id: string): { picture?: Picture } {
  const file = `${id}.webp`;
  const alt = altOf.get(file);
  return alt === undefined ? {} : { picture: picture(file, alt) };
}
