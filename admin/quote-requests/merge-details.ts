import { ORDER_FIELDS, PART_FIELDS, type RequestDetails, type RequestPart } from "contracts/request-page.ts";

interface Merge {
  /** What the customer sends. */
  readonly details: RequestDetails;
  /** What the customer's page showed before. */
  readonly shown?: RequestDetails | undefined;
  /** What is stored now. Somebody else may have changed it meanwhile. */
  readonly stored: RequestDetails;
}

/**
 * The details after a change by one of several people who edit them at the same time. Only fields that this one changed are changed, and the
 * last one wins in a field. A part that others added stays, and so does one that others changed while this one removed it.
 */
export function mergeDetails({ details, shown, stored }: Merge): RequestDetails {
  if (shown === undefined) return details;
  const was = byId(shown.parts);
  const now = byId(details.parts);
  const kept = stored.parts.flatMap((part) => {
    const before = was.get(part.id);
    const after = now.get(part.id);
    if (after) return [withChanges(PART_FIELDS, part, before, after)];
    return before && isSame(part, before) ? [] : [part];
  });
  const ids = byId(stored.parts);
  const added = details.parts.filter((part) => {
    const before = was.get(part.id);
    return !ids.has(part.id) && !(before && isSame(part, before));
  });
  return { ...withChanges(ORDER_FIELDS, stored, shown, details), parts: [...kept, ...added] };
}

function byId(parts: readonly RequestPart[]): Map<string, RequestPart> {
  return new Map(parts.map((part) => [part.id, part]));
}

function isSame(part: RequestPart, other: RequestPart): boolean {
  return PART_FIELDS.every((field) => part[field] === other[field]);
}

/** `stored` with the fields of `after` that differ from `before`. */
function withChanges<Field extends string, Values extends Record<Field, string>>(
  fields: readonly Field[],
  stored: Values,
  before: Values | undefined,
  after: Values,
): Values {
  const changed = fields.filter((field) => after[field] !== before?.[field]);
  return { ...stored, ...Object.fromEntries(changed.map((field) => [field, after[field]])) };
}
