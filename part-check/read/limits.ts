/** More triangles take more memory than a browser gives a page: about 1 GB for 3 million. */
export const MAX_TRIANGLES = 4_000_000;

/** Of a file, also of one inside a ZIP. */
export const MAX_BYTES = 512 * 1024 ** 2;

/** Coordinates beyond it, in mm, are damaged numbers and not parts. */
export const MAX_COORDINATE = 1e7;
