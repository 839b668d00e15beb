import { sizeText } from "part-view/lengths.ts";
import type { CheckedPart } from "part-view/part-check.tsx";

import { INCH, UNITS } from "#hydration/protocol.ts";

/** A draft of the project description for the visitor to complete, in the units that the page shows. */
export function quoteDescription({ model, service, material }: CheckedPart): string {
  const { min, max } = model.bounds;
  const { metric, imperial } = sizeText([max[0] - min[0], max[1] - min[1], max[2] - min[2]]);
  const isInch = document.documentElement.dataset[UNITS] === INCH;
  return [
    `Size: ${isInch ? imperial : metric}${unitNote(model)}`,
    `Process: ${service ?? ""}`,
    `Material: ${material?.name ?? ""}`,
    "Quantity: ",
  ]
    .join("\n")
    .replaceAll("\u00a0", " ");
}

/** For the office, which reads the same file. */
function unitNote({ unit, statedUnit }: CheckedPart["model"]): string {
  if (unit === statedUnit) return "";
  return ` (read in ${unit}; the file states ${statedUnit ?? "no unit"})`;
}
