import type { Identity } from "../access/identity.ts";
import type { Permissions } from "../access/permissions.ts";
import { isWide } from "../documents/json.ts";
import type { Change } from "../documents/transaction.ts";
import { WriteError } from "./errors.ts";

interface Stored extends Change {
  /** As JSON; null for a deletion. */
  readonly body: string | null;
}

interface Added {
  documents: number;
  length: number;
  logged: number;
  uploaded: number;
}

/** The Studio makes an input for each item of a list. The longest document of the first content has 500 items and 3,500 values. */
const WIDTH = { maxItems: 1000, maxValues: 20_000 };

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Creates a function that checks how much an account adds in a day. It returns an error, or `keep`, which counts the changes once they are
 * stored. The counts start again each day (UTC) and when the process starts.
 */
export function createDailyLimits(
  { limitsOf }: Pick<Permissions, "limitsOf">,
  now: () => number,
): (identity: Identity, changes: readonly Stored[]) => WriteError | { readonly keep: () => void } {
  let day = 0;
  const added = new Map<string, Added>();

  return (identity, changes) => {
    const limits = limitsOf(identity);
    if (limits === undefined) return { keep: () => undefined };
    const today = Math.floor(now() / DAY_MS);
    if (today !== day) added.clear();
    day = today;
    const sum = { documents: 0, length: 0, logged: 0, uploaded: 0, ...added.get(identity.id) };
    for (const { id, before, after, body, mutations, effects } of changes) {
      // A small patch can write more to the log than the document has.
      sum.logged += JSON.stringify([mutations, effects]).length;
      if (body === null) continue;
      if (body.length > limits.documentLength) return tooLong(id, limits.documentLength);
      if (after !== null && isWide(after, WIDTH)) return tooWide(id);
      if (before === null) sum.documents += 1;
      if (before === null && identity.isUpload === true) sum.uploaded += Number(after?.size);
      const old = before === null ? 0 : JSON.stringify(before).length;
      sum.length += Math.max(0, body.length - old);
    }
    const isTooMuch =
      sum.documents > limits.documentsPerDay ||
      sum.length > limits.lengthPerDay ||
      sum.logged > limits.loggedPerDay ||
      sum.uploaded > limits.uploadedPerDay;
    if (isTooMuch) return tooMuch();
    return { keep: () => void added.set(identity.id, sum) };
  };
}

function tooLong(id: string, max: number): WriteError {
  const description = `Document "${id}" has more than ${max} characters. Ask an editor to store it`;
  return new WriteError(413, { type: "documentTooLargeError", id, description });
}

function tooWide(id: string): WriteError {
  const description = `Document "${id}" has a list of more than ${WIDTH.maxItems} items, or more than ${WIDTH.maxValues} values. Divide it`;
  return new WriteError(413, { type: "documentTooLargeError", id, description });
}

function tooMuch(): WriteError {
  const description = "This account has added too much today. Go on tomorrow, or ask an editor";
  return new WriteError(429, { type: "validationError", description });
}
