// No valibot here: the page script contains this file.

/** Of a query, in characters. Longer ones are cut. */
export const MAX_QUERY_LENGTH = 100;
