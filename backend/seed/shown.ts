import type { Gallery } from "../../web/cms/types.generated.ts";
import type { Keyed } from "./keyed.ts";
import { ownPicture } from "./own-picture.ts";

/** The pictures of these names that have been made; no block when there are fewer than two. */
export function gallery(heading: string, ...names: string[]): Keyed<Gallery>[] {
  const pictures = names.flatMap((name) => {
    const { picture } = ownPicture(name);
    return picture === undefined ? [] : [{ ...picture, _key: name }];
  });
  return pictures.length < 2
    ? []
    : [{ _key: "pictures", _type: "gallery", anchor: "pictures", heading, pictures }];
}
