import { keysOf } from "contracts/keys-of.ts";
import { STAFF_LABELS, type StaffQuoteRequest, staffText } from "contracts/staff.ts";

const COLUMNS: Readonly<Record<string, (quoteRequest: StaffQuoteRequest) => string>> = {
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

/** With a byte order mark, by which Excel recognizes UTF-8. */
export function quoteRequestsToCsv(quoteRequests: readonly StaffQuoteRequest[]): string {
  const columns = Object.values(COLUMNS);
  const rows = quoteRequests.map((quoteRequest) => columns.map((read) => read(quoteRequest)));
  return `\ufeff${toCsv(Object.keys(COLUMNS), rows)}`;
}

/**
 * Where a formula could start: in a cell, or in a part of one for a program that splits cells elsewhere. In countries with a decimal
 * comma spreadsheets split at semicolons, and then quotes in the middle of a line have no meaning. White space and quotes may
 * precede it. With the full-width forms, which some spreadsheets treat like the ASCII ones.
 */
const FORMULA_START = /(?<=^|[,;|\t\n]|\r(?!\n))(?=[\s"\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;

/** RFC 4180. An apostrophe before a formula makes spreadsheets show it as text (OWASP: CSV injection). */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(value: string): string {
  return `"${value.replace(FORMULA_START, "'").replaceAll('"', '""')}"`;
}
