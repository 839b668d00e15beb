"use client";

import { CheckedPart, type PartWithChoices } from "part-view/checked-part.tsx";
import { sizeText } from "part-view/lengths.ts";
import { reportOf } from "part-view/report.ts";
import { useEffect, useRef } from "react";

import "part-view/part-view.css";

import { INCH, UNITS } from "#hydration/protocol.ts";
import { requestQuoteForPart } from "#quote/form/attach-part.ts";
import { buttonClass } from "#ui/button.ts";

/** The check of one file, from which the visitor can request a quote. */
export function FileCheck({ file }: { file: File }) {
  const check = useRef<HTMLDivElement>(null);
  // The answer is below the file zone, and would be out of view.
  useEffect(() => {
    check.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <div
      ref={check}
      className="max-wide:-scroll-mt-6 min-h-[calc(100svh-64px)] [--pc-top:64px] wide:[--pc-top:72px]"
    >
      <CheckedPart
        file={file}
        site=""
        renderActions={(part) => (
          <>
            <button
              type="button"
              className={buttonClass("primary")}
              onClick={() =>
                void requestQuoteForPart(
                  file,
                  quoteDescription(part),
                  part.reported ? reportOf(part.reported) : "",
                )
              }
            >
              Request a quote for this part
            </button>
            <p className="pv-note">
              The form opens with the file, its description and the findings. They leave your computer only
              then.
            </p>
          </>
        )}
      />
    </div>
  );
}

/** A draft of the project description for the visitor to complete, in the units that the page shows. */
function quoteDescription({ model, service, material }: PartWithChoices): string {
  const { metric, imperial } = sizeText(model.size);
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
