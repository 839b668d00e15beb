"use client";

import { CheckedPart } from "part-view/checked-part.tsx";

import "part-view/part-view.css";

import { requestQuoteForPart } from "#quote/form/attach-part.ts";
import { buttonClass } from "#ui/button.ts";

import { quoteDescription } from "./quote-description.ts";

/** The check of one file, from which the visitor can request a quote. */
export function FileCheck({ file }: { file: File }) {
  return (
    <CheckedPart
      file={file}
      site=""
      renderActions={(part) => (
        <>
          <button
            type="button"
            className={buttonClass("primary")}
            onClick={() => void requestQuoteForPart(file, quoteDescription(part))}
          >
            Request a quote for this part
          </button>
          <p className="pv-note">
            The form opens with the file and its description. The file leaves your computer only then.
          </p>
        </>
      )}
    />
  );
}
