import { ORDER_FIELDS, PART_FIELDS, type RequestDetails, type RequestPart } from "contracts/request-page.ts";

interface Merge {
  /** What the customer sends. */
  readonly details: RequestDetails;
  /**
   * What the customer's page showed before: one version, or several if the answers to its saves were lost, so that any of them may be
   * stored.
   */
  readonly shown?: readonly RequestDetails[] | undefined;
  /** What is stored now. Somebody else may have changed it meanwhile. */
  readonly stored: RequestDetails;
}

/**
 * The details after a change by one of several people who edit them at the same time. Only fields that this one changed are changed, and the
 * last one wins in a field. A part that others added stays, and so does one that others changed while this one removed it.
 */
export function mergeDetails({ details, shown, stored }: Merge): RequestDetails {
  if (shown === undefined) return details;
  const versions = shown.map(({ parts }) => byId(parts));
  const now = byId(details.parts);
  const kept = stored.parts.flatMap((part) => {
    const befores = versions.map((parts) => parts.get(part.id));
    const after = now.get(part.id);
    if (after) return [withChanges(PART_FIELDS, part, befores, after)];
    return befores.some((before) => before && isSame(part, before)) ? [] : [part];
  });
  const ids = byId(stored.parts);
  const added = details.parts.filter((part) => {
    const isUnchanged = versions.every((parts) => {
      const before = parts.get(part.id);
      return before && isSame(part, before);
    });
    return !ids.has(part.id) && !isUnchanged;
  });
  return { ...withChanges(ORDER_FIELDS, stored, shown, details), parts: [...kept, ...added] };
}

function byId(parts: readonly RequestPart[]): Map<string, RequestPart> {
  return new Map(parts.map((part) => [part.id, part]));
}

function isSame(part: RequestPart, other: RequestPart): boolean {
  return PART_FIELDS.every((field) => part[field] === other[field]);
}

/** `stored` with the fields of `after` that differ from one of `befores`. */
function withChanges<Field extends string, Values extends Record<Field, string>>(
  fields: readonly Field[],
  stored: Values,
  befores: readonly (Values | undefined)[],
  after: Values,
): Values {
  const changed = fields.filter((field) => befores.some((before) => after[field] !== before?.[field]));
  return { ...stored, ...Object.fromEntries(changed.map((field) => [field, after[field]])) };
}
