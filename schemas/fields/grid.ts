// Arrays that editors can fill in like a spreadsheet: each object is a row, and some of its fields are columns.

declare module "@sanity/types" {
  interface BaseSchemaTypeOptions {
    /**
     * The fields that are columns of the grid, from left to right, for an array of objects of one type. Editors open a row to edit
     * its other fields.
     */
    grid?: readonly string[];
  }
}

/** The options that make an array a grid with these columns. */
export function gridOf(...columns: readonly string[]) {
  return { grid: columns };
}
