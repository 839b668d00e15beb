import type { Identity } from "../access/identity.ts";
import type { Permissions } from "../access/permissions.ts";
import type { Json } from "../documents/json.ts";
import type { StoredChange } from "../documents/transaction.ts";
import { transactionTooLarge, WriteError } from "./errors.ts";

interface Added {
  transactions: number;
  documents: number;
  length: number;
  logged: number;
  uploaded: number;
}

/**
 * The form of the Studio takes some milliseconds for each item of a list, and shows each field that it does not know, too. The longest list
 * of a website has some hundred items, and the largest document some thousand values. The longest text is a drawing. A query can have one
 * text in its result many times.
 */
const MAX_SHAPE = [
  ["items", 1000, "items in a list"],
  ["fields", 200, "fields in an object"],
  ["values", 20_000, "values"],
  ["characters", 60_000, "characters in a text"],
] as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Creates a function that checks how much an account changes at once, and adds in a day. It returns an error, or `keep`, which counts the changes once they are
 * stored. The counts start again each day (UTC) and when the process starts.
 */
export function createDailyLimits(
  { limitsOf }: Pick<Permissions, "limitsOf">,
  now: () => number,
): (identity: Identity, changes: Iterable<StoredChange>) => WriteError | { readonly keep: () => void } {
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
    let changeCount = 0;
    let createdCount = 0;
    for (const { id, before, after, body, mutations, effects } of changes) {
      changeCount += 1;
      if (changeCount > limits.changesAtOnce)
        return transactionTooLarge(`change more than ${limits.changesAtOnce} documents`);
      // A small patch can write more to the log than the document has.
      sum.logged += JSON.stringify([mutations, effects]).length;
      if (body === null) continue;
      if (body.length > limits.documentLength) return tooLong(id, `${limits.documentLength} characters`);
      const [shape, shapeBefore] = [shapeOf(after), shapeOf(before)];
      for (const [part, max, name] of MAX_SHAPE)
        if (shape[part] > Math.max(max, shapeBefore[part])) return tooLong(id, `${max} ${name}`);
      if (before === null) createdCount += 1;
      if (createdCount > limits.createdAtOnce)
        return transactionTooLarge(`create more than ${limits.createdAtOnce} documents`);
      if (before === null && identity.isUpload === true) sum.uploaded += Number(after?.size);
      const old = before === null ? 0 : JSON.stringify(before).length;
      sum.length += Math.max(0, body.length - old);
    }
    sum.documents += createdCount;
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

/** The items of the longest list in a value, the fields of its largest object, how many values it has in all, and its longest text. */
function shapeOf(value: Json, shape = { items: 0, fields: 0, values: 0, characters: 0 }) {
  shape.values += 1;
  if (typeof value === "string") shape.characters = Math.max(shape.characters, value.length);
  if (value === null || typeof value !== "object") return shape;
  const parts = Object.values(value);
  const kind = Array.isArray(value) ? "items" : "fields";
  shape[kind] = Math.max(shape[kind], parts.length);
  for (const part of parts) shapeOf(part, shape);
  return shape;
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
