/** More triangles take more memory than a browser gives a page: about 1 GB for 3 million. */
export const MAX_TRIANGLES = 4_000_000;

/** The size of a file in bytes, also of one inside a ZIP. */
export const MAX_BYTES = 512 * 1024 ** 2;

/** In mm. Larger coordinates are damaged numbers. */
export const MAX_COORDINATE = 1e7;
