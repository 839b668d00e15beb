import { Text } from "@sanity/ui";
import type { StaffQuoteRequest } from "contracts/staff.ts";
import { useUser } from "sanity";

import { STATE_LABELS } from "#inquiries/states.ts";
import { wholeTime } from "#inquiries/times.ts";

/** Who last wrote about a request, and when. */
export function ChangedBy({ inquiry: { changedBy, changedAt, state } }: { inquiry: StaffQuoteRequest }) {
  if (changedBy === null || changedAt === null) return null;
  return (
    <Text size={1} muted>
      {STATE_LABELS[state]} · <Person id={changedBy} />, {wholeTime(changedAt)}
    </Text>
  );
}

function Person({ id }: { id: string }) {
  const [user, isLoading] = useUser(id);
  if (isLoading) return "…";
  return user?.displayName ?? id;
}
