import type { Identity } from "../access/identity.ts";
import type { Permissions } from "../access/permissions.ts";
import type { Json } from "../documents/json.ts";
import type { Change } from "../documents/transaction.ts";
import { WriteError } from "./errors.ts";

interface Stored extends Change {
  /** As JSON; null for a deletion. */
  readonly body: string | null;
}

interface Added {
  transactions: number;
  documents: number;
  length: number;
  logged: number;
  uploaded: number;
}

/**
 * The form of the Studio takes some milliseconds for each item of a list. The longest list of a website has some hundred items, and the
 * largest document some thousand values.
 */
const MAX_ITEMS = 1000;
/** The Studio shows each field that it does not know, too. */
const MAX_FIELDS = 200;
const MAX_VALUES = 20_000;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Creates a function that checks how much an account adds in a day. It returns an error, or `keep`, which counts the changes once they are
 * stored. The counts start again each day (UTC) and when the process starts.
 */
export function createDailyLimits(
  { limitsOf }: Pick<Permissions, "limitsOf">,
  now: () => number,
): (identity: Identity, changes: Iterable<Stored>) => WriteError | { readonly keep: () => void } {
  let day = 0;
  const added = new Map<string, Added>();

  return (identity, changes) => {
    const limits = limitsOf(identity);
    if (limits === undefined) return { keep: () => undefined };
    const today = Math.floor(now() / DAY_MS);
    if (today !== day) added.clear();
    day = today;
    const sum = {
      transactions: 0,
      documents: 0,
      length: 0,
      logged: 0,
      uploaded: 0,
      ...added.get(identity.id),
    };
    sum.transactions += 1;
    for (const { id, before, after, body, mutations, effects } of changes) {
      // A small patch can write more to the log than the document has.
      sum.logged += JSON.stringify([mutations, effects]).length;
      if (body === null) continue;
      if (body.length > limits.documentLength) return tooLong(id, `${limits.documentLength} characters`);
      const exceeds = (sizeOf: SizeOf, max: number): boolean =>
        largestPart(after, sizeOf) > Math.max(max, largestPart(before, sizeOf));
      if (exceeds(itemsIn, MAX_ITEMS)) return tooLong(id, `${MAX_ITEMS} items in a list`);
      if (exceeds(fieldsIn, MAX_FIELDS)) return tooLong(id, `${MAX_FIELDS} fields in an object`);
      if (countValues(after) > Math.max(MAX_VALUES, countValues(before)))
        return tooLong(id, `${MAX_VALUES} values`);
      if (before === null) sum.documents += 1;
      if (before === null && identity.isUpload === true) sum.uploaded += Number(after?.size);
      const old = before === null ? 0 : JSON.stringify(before).length;
      sum.length += Math.max(0, body.length - old);
    }
    const isTooMuch =
      sum.transactions > limits.transactionsPerDay ||
      sum.documents > limits.documentsPerDay ||
      sum.length > limits.lengthPerDay ||
      sum.logged > limits.loggedPerDay ||
      sum.uploaded > limits.uploadedPerDay;
    if (isTooMuch) return tooMuch();
    return { keep: () => void added.set(identity.id, sum) };
  };
}

type SizeOf = (value: object) => number;
const itemsIn: SizeOf = (value) => (Array.isArray(value) ? value.length : 0);
const fieldsIn: SizeOf = (value) => (Array.isArray(value) ? 0 : Object.keys(value).length);

/** The size of the largest list or object in a value. */
function largestPart(value: Json, sizeOf: SizeOf): number {
  if (value === null || typeof value !== "object") return 0;
  return Object.values(value).reduce<number>(
    (largest, part) => Math.max(largest, largestPart(part, sizeOf)),
    sizeOf(value),
  );
}

function countValues(value: Json): number {
  if (value === null || typeof value !== "object") return 1;
  return Object.values(value).reduce<number>((count, item) => count + countValues(item), 1);
}

/** `what` it has too many of: “1000 items in a list”. */
function tooLong(id: string, what: string): WriteError {
  const description = `Document "${id}" has more than ${what}. Ask an editor to store it`;
  return new WriteError(413, { type: "documentTooLargeError", id, description });
}

function tooMuch(): WriteError {
  const description = "This account has added too much today. Go on tomorrow, or ask an editor";
  return new WriteError(429, { type: "validationError", description });
}
