import type { Picture } from "../../web/cms/types.generated.ts";
import { borrowedPictures, olderPictures } from "./borrowed-pictures.ts";
import { picture } from "./picture.ts";
import pictures from "./pictures/pictures.json" with { type: "json" };

const made = new Map(Object.entries(pictures));

/** The picture that was made for a page and is named after it, else the one it borrows, or none. */
export function ownPicture(id: string): { picture?: Picture } {
  const name = made.has(`${id}.webp`) ? id : (borrowedPictures[id] ?? id);
  const facts = made.get(`${name}.webp`);
  if (facts !== undefined)
    return { picture: picture(`pictures/${name}.webp`, facts.alt, { hotspot: facts.hotspot }) };

  const older = olderPictures[name];
  return older === undefined ? {} : { picture: picture(`pictures/${name}`, older) };
}
