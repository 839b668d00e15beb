// Arrays that editors fill in as a grid: rows of objects, with some of their fields as columns.

declare module "@sanity/types" {
  interface BaseSchemaTypeOptions {
    /**
     * For an array of objects of one type: the fields that are columns of a grid, from left to right. The form of a row has the
     * other fields.
     */
    grid?: readonly string[];
  }
}

/** The option of an array that makes it a grid with these columns. */
export function gridOf(...columns: readonly string[]) {
  return { grid: columns };
}
