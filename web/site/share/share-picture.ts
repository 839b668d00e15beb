import { imageUrl } from "#cms/client.ts";
import type { PAGE_QUERY_RESULT } from "#cms/types.generated.ts";

type Page = Pick<NonNullable<PAGE_QUERY_RESULT>, "path" | "title" | "picture" | "seo" | "_rev">;

export const SHARE_SIZE = { width: 1200, height: 630 };

/** The picture of a page where it is shared: the one for sharing, else the page's own, else one that is drawn with its title. */
export function sharePicture({ path, title, picture, seo, _rev }: Page) {
  const { width, height } = SHARE_SIZE;
  const own = [seo?.picture, picture].find((stored) => stored?.asset);
  return {
    // Messengers keep a picture under its address: the revision tells them that there is another.
    url: own
      ? imageUrl.image(own).size(width, height).format("jpg").url()
      : `/api/share${path.toLowerCase()}?v=${_rev}`,
    alt: own?.alt ?? title,
    ...SHARE_SIZE,
  };
}
