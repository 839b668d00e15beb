/** More triangles need more memory than a browser gives a page: about 1 GB for 3 million. */
export const MAX_TRIANGLES = 4_000_000;

/** The maximum size of a file in bytes, also inside a ZIP. */
export const MAX_BYTES = 512 * 1024 ** 2;

/** In mm. Larger coordinates mean that a file is damaged. */
export const MAX_COORDINATE = 1e7;
