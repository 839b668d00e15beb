import {
  ORDER_FIELDS,
  type OrderField,
  PART_FIELDS,
  type PartField,
  type RequestDetails,
} from "contracts/request-page.ts";

interface Details {
  readonly details: RequestDetails;
  /** What staff have seen. */
  readonly seenDetails: RequestDetails;
}

/**
 * For each part the fields that staff have not seen. A part that was inserted or removed moves the others, so each is compared with the
 * seen part that it shares most with.
 */
export function newParts({ details, seenDetails }: Details): ReadonlySet<PartField>[] {
  const seen = new Set(seenDetails.parts);
  return details.parts.map((part) => {
    const changesFrom = (other: Partial<typeof part>) =>
      PART_FIELDS.filter((field) => part[field] !== "" && part[field] !== other[field]);
    const candidates = [...seen].map((other) => ({ other, changes: changesFrom(other) }));
    const filled = changesFrom({}).length;
    const [closest] = candidates.toSorted((a, b) => a.changes.length - b.changes.length);
    if (closest === undefined || closest.changes.length === filled) return new Set(changesFrom({}));
    seen.delete(closest.other);
    return new Set(closest.changes);
  });
}

/** The fields of the order that staff have not seen. */
export function newOrderFields({ details, seenDetails }: Details): ReadonlySet<OrderField> {
  return new Set(
    ORDER_FIELDS.filter((field) => details[field] !== "" && details[field] !== seenDetails[field]),
  );
}
