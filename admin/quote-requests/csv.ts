import { keysOf } from "contracts/keys-of.ts";
import { NUMBER_LABEL, STAFF_LABELS, type StaffQuoteRequest, staffText } from "contracts/staff.ts";

import type { QuoteRequestTable } from "./quote-request-table.ts";

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

/** How many are read and written at a time. Other requests to the server are answered in between. */
const PAGE_SIZE = 100;

/** The CSV file in pieces, each read when it is needed, with a byte order mark, by which Excel recognizes UTF-8. */
export async function* quoteRequestsToCsv(
  ids: readonly string[],
  getAll: QuoteRequestTable["getAll"],
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`\ufeff${toCsv([Object.keys(COLUMNS)])}`);
  for (let start = 0; start < ids.length; start += PAGE_SIZE) {
    const page = await getAll(ids.slice(start, start + PAGE_SIZE));
    yield Buffer.from(toCsv(page.map((request) => Object.values(COLUMNS).map((read) => read(request)))));
  }
}

/** RFC 4180. An apostrophe before a formula makes spreadsheets show it as text (OWASP: CSV injection). */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/**
 * What may stand between the end of a cell and a formula. Full-width signs start a formula in some spreadsheets. No match begins inside white
 * space: the time would grow with the square of its length.
 */
const BEFORE_FORMULA = /(?:[,;|]|(?<![\s"\p{Cf}]))[\s"\p{Cf}]*(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;
/** In countries with a decimal comma, spreadsheets split at semicolons, and then quotes in the middle of a line have no meaning. */
const CELL_END = /[,;|\t\n]|\r(?!\n)/g;

function cell(value: string): string {
  const afterCell = `,${value}`.replace(BEFORE_FORMULA, (before) => before.replace(CELL_END, "$&'"));
  return `"${afterCell.slice(1).replaceAll('"', '""')}"`;
}
