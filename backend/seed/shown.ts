import type { Gallery } from "../../web/cms/types.generated.ts";
import type { Keyed } from "./keyed.ts";
import { ownPicture } from "./own-picture.ts";

interface Words {
  readonly heading: string;
  readonly lead: string;
}

/** The name of a picture, and what it shows: part, material, finish. */
type Captioned = readonly [name: string, caption: string];

/** The pictures of these names that have been made; no block when there are fewer than two. */
export function gallery(words: Words, ...shown: Captioned[]): Keyed<Gallery>[] {
  const pictures = shown.flatMap(([name, caption]) => {
    const { picture } = ownPicture(name);
    return picture === undefined ? [] : [{ ...picture, _key: name, caption }];
  });
  return pictures.length < 2
    ? []
    : [{ _key: "pictures", _type: "gallery", anchor: "pictures", ...words, pictures }];
}
