import { keysOf } from "contracts/keys-of.ts";
import { NUMBER_LABEL, STAFF_LABELS, type StaffQuoteRequest, staffText } from "contracts/staff.ts";

const COLUMNS: Readonly<Record<string, (quoteRequest: StaffQuoteRequest) => string>> = {
  [NUMBER_LABEL]: ({ number }) => number,
  Received: ({ receivedAt }) => receivedAt,
  State: ({ state }) => state,
  ...Object.fromEntries(
    keysOf(STAFF_LABELS).map((field) => [
      STAFF_LABELS[field],
      (quoteRequest: StaffQuoteRequest) => staffText(quoteRequest, field),
    ]),
  ),
  File: ({ fileName }) => fileName,
  Note: ({ note }) => note,
  Changed: ({ changedAt }) => changedAt ?? "",
};

/** The CSV file, with a byte order mark, by which Excel recognizes UTF-8. */
export function quoteRequestsToCsv(quoteRequests: readonly StaffQuoteRequest[]): string {
  const columns = Object.values(COLUMNS);
  const rows = quoteRequests.map((quoteRequest) => columns.map((read) => read(quoteRequest)));
  return `\ufeff${toCsv(Object.keys(COLUMNS), rows)}`;
}

/**
 * The positions where a formula could start: at the start of a cell, or inside a cell if a program splits cells at other
 * characters. In countries with a decimal comma, spreadsheets split at semicolons, and then quotes in the middle of a line have no
 * meaning. White space and quotes may precede the formula. Includes full-width characters, which some spreadsheets treat like
 * ASCII.
 */
const FORMULA_START = /(?<=^|[,;|\t\n]|\r(?!\n))(?=[\s"\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;

/** RFC 4180. An apostrophe before a formula makes spreadsheets show it as text (OWASP: CSV injection). */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(value: string): string {
  return `"${value.replace(FORMULA_START, "'").replaceAll('"', '""')}"`;
}
