// The sizes in which the site shows pictures. cms/picture.ts writes them into pages, and front-server/picture-proxy.ts rejects all
// others. How many crops a visitor can make the lake render is limited there.

/** In pixels. Widths above the original are left out. 700 suits a phone with a pixel ratio of 2, and 1050 one with 3. */
export const PICTURE_WIDTHS: readonly number[] = [400, 700, 1050, 1400, 1920];

/** The size that social networks recommend. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 };

/** The proportions that Google recommends for the picture of a page in structured data: 16:9, 4:3 and 1:1. */
export const ARTICLE_IMAGE_SIZES = [675, 900, 1200].map((height) => ({ width: 1200, height }));

/** The sides of the site icon in pixels: for tabs of the browser, and for home screens. */
export const ICON_SIDES = { tab: 64, homeScreen: 180 };

const SERVED_WIDTHS = new Set([
  ...PICTURE_WIDTHS,
  SHARE_IMAGE_SIZE.width,
  ICON_SIDES.tab,
  ICON_SIDES.homeScreen,
]);
const MAX_WIDTH = Math.max(...PICTURE_WIDTHS);

/** The lake's address of a picture. The file name contains the size of the original. */
const FILE = /^\/images\/\w+\/[\w-]+\/[\w-]+-(\d{1,5})x(\d{1,5})\.(\w+)$/;
const NUMBER = "(0|[1-9]\\d{0,4})";
/**
 * Only the spelling of @sanity/image-url is accepted, so that each size has one address. A picture in its own proportions has no height,
 * because a crop to whole pixels would make an address of its own for each width.
 */
const QUERY = new RegExp(
  `^\\?(?:rect=${NUMBER},${NUMBER},${NUMBER},${NUMBER}&)?w=${NUMBER}(?:&h=${NUMBER})?(?:&fm=jpg)?&auto=format$`,
);

/** The widths in which a picture is offered, smallest first. None is larger than the original. */
export function widthsUpTo(fullWidth: number): number[] {
  return [...PICTURE_WIDTHS.filter((width) => width < fullWidth), Math.min(fullWidth, MAX_WIDTH)];
}

/**
 * Whether a page of the site may contain a picture in this size. `search` is the query string with its question mark. Any crop is
 * accepted, because editors choose it freely.
 */
export function isServedSize(path: string, search: string): boolean {
  const [, fileWidth, fileHeight, extension] = FILE.exec(path) ?? [];
  if (fileWidth === undefined || fileHeight === undefined) return false;
  // An SVG is never resized.
  if (extension === "svg" && search === "?auto=format") return true;

  const numbers = QUERY.exec(search)
    ?.slice(1)
    .map((text) => (text === undefined ? undefined : Number(text)));
  const original = { width: Number(fileWidth), height: Number(fileHeight) };
  const [left = 0, top = 0, cropWidth = original.width, cropHeight = original.height] = numbers ?? [];
  const [width, height] = numbers?.slice(4) ?? [];
  if (width === undefined) return false;
  return (
    left + cropWidth <= original.width &&
    top + cropHeight <= original.height &&
    isServedWidth(width, cropWidth) &&
    (height === undefined || hasProportions({ width: cropWidth, height: cropHeight }, { width, height }))
  );
}

/** Whether it is one of the listed widths, or the full width of a small picture. Crops are rounded, so it may differ by a pixel. */
function isServedWidth(width: number, cropWidth: number): boolean {
  if (width < 1 || width > cropWidth + 1) return false;
  return SERVED_WIDTHS.has(width) || (width >= cropWidth - 1 && width <= MAX_WIDTH);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Whether a crop has the proportions of the requested size. @sanity/image-url shortens one side of the crop, in whole pixels. */
function hasProportions(crop: Size, { width, height }: Size): boolean {
  return (
    height > 0 &&
    (Math.abs(crop.width - (crop.height * width) / height) <= 1 ||
      Math.abs(crop.height - (crop.width * height) / width) <= 1)
  );
}
