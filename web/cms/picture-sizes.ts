// The sizes in which the site shows pictures. cms/picture.ts writes them into pages, and server/picture-proxy.ts forwards requests
// for no others: each size that a visitor invents would have to be rendered.

/** In pixels, up to the width of the original: 700 suits a phone with two pixels per point, 1050 one with three. */
export const PICTURE_WIDTHS: readonly number[] = [400, 700, 1050, 1400, 1920];

/** The size that social networks ask for. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 };

const SERVED_WIDTHS = new Set([...PICTURE_WIDTHS, SHARE_IMAGE_SIZE.width]);
const MAX_WIDTH = Math.max(...PICTURE_WIDTHS);

/** The original's size is part of its name. */
const FILE = /-(\d{1,5})x(\d{1,5})\.(\w+)$/;
const NUMBER = "(0|[1-9]\\d{0,4})";
/** As @sanity/image-url spells it, so that each size has one address. */
const QUERY = new RegExp(
  `^\\?(?:rect=${NUMBER},${NUMBER},${NUMBER},${NUMBER}&)?w=${NUMBER}&h=${NUMBER}(?:&fm=jpg)?&auto=format$`,
);

/** The widths of a picture whose full width is given, smallest first. None is larger than the original. */
export function widthsUpTo(fullWidth: number): number[] {
  return [...PICTURE_WIDTHS.filter((width) => width < fullWidth), Math.min(fullWidth, MAX_WIDTH)];
}

/**
 * Whether a page of the site can ask for a picture in this size. `path` is that of the picture, `search` the query string with
 * its question mark. A crop can be any, because editors choose it.
 */
export function isServedSize(path: string, search: string): boolean {
  const [, fileWidth, fileHeight, extension] = FILE.exec(path) ?? [];
  if (fileWidth === undefined || fileHeight === undefined) return false;
  // An SVG is sent as it is.
  if (extension === "svg" && search === "?auto=format") return true;

  const numbers = QUERY.exec(search)
    ?.slice(1)
    .map((text) => (text === undefined ? undefined : Number(text)));
  const original = { width: Number(fileWidth), height: Number(fileHeight) };
  const [left = 0, top = 0, cropWidth = original.width, cropHeight = original.height] = numbers ?? [];
  const [width, height] = numbers?.slice(4) ?? [];
  if (width === undefined || height === undefined) return false;
  return (
    left + cropWidth <= original.width &&
    top + cropHeight <= original.height &&
    isServedWidth(width, cropWidth) &&
    hasProportions({ width: cropWidth, height: cropHeight }, { width, height })
  );
}

/** One of the listed widths, or all of a small picture. Sizes of a crop are rounded, so it can be a pixel more or less. */
function isServedWidth(width: number, cropWidth: number): boolean {
  if (width < 1 || width > cropWidth + 1) return false;
  return SERVED_WIDTHS.has(width) || (width >= cropWidth - 1 && width <= MAX_WIDTH);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** @sanity/image-url cuts one side of the crop to the proportions of the requested size, in whole pixels. */
function hasProportions(crop: Size, { width, height }: Size): boolean {
  return (
    height > 0 &&
    (Math.abs(crop.width - (crop.height * width) / height) <= 1 ||
      Math.abs(crop.height - (crop.width * height) / width) <= 1)
  );
}
