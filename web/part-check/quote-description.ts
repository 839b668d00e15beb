import { sizeOf } from "part-view/camera.ts";
import type { PartWithChoices } from "part-view/checked-part.tsx";
import { sizeText } from "part-view/lengths.ts";

import { INCH, UNITS } from "#hydration/protocol.ts";

/** A draft of the project description for the visitor to complete, in the units that the page shows. */
export function quoteDescription({ model, service, material }: PartWithChoices): string {
  const { metric, imperial } = sizeText(sizeOf(model.bounds));
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
function unitNote({ unit, statedUnit }: PartWithChoices["model"]): string {
  if (unit === statedUnit) return "";
  return ` (read in ${unit}; the file states ${statedUnit ?? "no unit"})`;
}
