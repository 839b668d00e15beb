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

// With the full-width forms, because some spreadsheets treat them like the ASCII ones.
const FORMULA = /^\s*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** RFC 4180. An apostrophe before a formula makes spreadsheets show it as text (OWASP: CSV injection). */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
