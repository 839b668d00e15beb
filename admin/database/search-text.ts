import { keysOf } from "contracts/keys-of.ts";
import { type VisitorField, visitorFields } from "contracts/quote-request.ts";

/** The fields that are searched. The dialing code is left out, because "+4" would match most requests. */
const SEARCHED_FIELDS = keysOf(visitorFields).filter((field) => field !== "location");

/**
 * What staff can find a request by. It is computed here and stored, because SQLite's own `lower` supports only ASCII, and
 * the `lower` of Postgres depends on the locale of the database.
 */
export function searchTextOf({
  note,
  number,
  ...texts
}: Readonly<Record<VisitorField | "note" | "number", string>>): string {
  return plain([...SEARCHED_FIELDS.map((field) => texts[field]), note, numberText(number)].join(" "));
}

/** A number as people write it, with its hyphen or without. */
export function numberText(number: string): string {
  return plain(`${number} ${number.replace("-", "")}`);
}

/** Removes case and accents for a search: "Müller" becomes "muller". */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}+/gu, "")
    .toLowerCase();
}
