import type { ArrayOfObjectsInputProps } from "sanity";
import { RowsInput as GridInput } from "studio-grid/rows-input.tsx";

import { useCapabilities } from "#capabilities/capabilities-context.tsx";
import { quantityCells } from "#inputs/quantity-cells.ts";

/** The input for an array that is a grid, whose cells also hold quantities. */
export function RowsInput(props: ArrayOfObjectsInputProps) {
  return <GridInput {...props} types={quantityCells(useCapabilities())} />;
}
