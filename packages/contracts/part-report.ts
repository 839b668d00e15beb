import * as v from "valibot";

import { replaceUnprintable } from "./text.ts";

/**
 * The header of a quote request with the report of the part check about its file. It is no field of the payload, so that an admin host
 * that does not know it stores the request as before.
 */
export const PART_REPORT_HEADER = "x-part-report";

/** Of the header, in characters. Many servers accept 8 kB for all headers together. */
const MAX_ENCODED_LENGTH = 4000;

/** The value of the header: as many whole lines as fit. */
export function encodePartReport(report: string): string {
  let encoded = "";
  for (const line of report.split("\n")) {
    const next = encoded === "" ? encodeLine(line) : `${encoded}%0A${encodeLine(line)}`;
    if (next.length > MAX_ENCODED_LENGTH) break;
    encoded = next;
  }
  return encoded;
}

/** A file name may have half of a surrogate pair, which cannot be encoded. */
function encodeLine(line: string): string {
  return encodeURIComponent(line.toWellFormed());
}

/** The report in a header. It comes from a visitor's browser: only ever show it as text. */
export const PartReport = v.pipe(
  v.string(),
  v.maxLength(MAX_ENCODED_LENGTH),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return replaceUnprintable(decodeURIComponent(dataset.value), "_");
    } catch {
      addIssue({ message: "is not URI-encoded" });
      return NEVER;
    }
  }),
);
