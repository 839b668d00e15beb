"use client";

import { PartCheck } from "part-view/part-check.tsx";

import "part-view/part-view.css";

import { requestQuoteForPart } from "#quote/form/attach-part.ts";
import { buttonClass } from "#ui/button.ts";

import { fetchMaterials, fetchRules } from "./fetch-rules.ts";
import { quoteDescription } from "./quote-description.ts";
import { WASM_URL } from "./wasm-url.ts";

const READER_LICENSE_URL = new URL("occt-import-js/dist/license.occt-import-js.txt", import.meta.url).href;
const OPEN_CASCADE_LICENSE_URL = new URL("occt-import-js/dist/license.occt.txt", import.meta.url).href;

/** The check of one file, from which the visitor can request a quote. */
export function FileCheck({ file }: { file: File }) {
  return (
    <PartCheck
      file={file}
      fetchRules={fetchRules}
      fetchMaterials={fetchMaterials}
      wasmUrl={WASM_URL}
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
          {(part.model.format === "step" || part.model.format === "iges") && <ReaderLicenses />}
        </>
      )}
    />
  );
}

/** The LGPL asks for a notice and its text wherever the reader is used. In a new tab, so that the check stays. */
function ReaderLicenses() {
  return (
    <p className="pv-note">
      {"Read with "}
      <a href={READER_LICENSE_URL} target="_blank" className="text-link">
        occt-import-js
      </a>
      {" and "}
      <a href={OPEN_CASCADE_LICENSE_URL} target="_blank" className="text-link">
        Open CASCADE Technology
      </a>
      , free software under the LGPL 2.1.
    </p>
  );
}
