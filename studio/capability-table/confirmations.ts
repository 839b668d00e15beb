import type { SanityClient } from "@sanity/client";
import { CONFIRMATION_FIELDS, figuresText } from "schemas/documents/capability.ts";
import { dayOf } from "studio-kit/month-grid.ts";

import type { Capability } from "#capabilities/capabilities-query.ts";

/** Who confirmed the figures of a capability, and when. Null where nobody has. */
export type Confirmation = Pick<Capability, "confirmedOn" | "confirmedBy" | "confirmedFigures">;

/** The confirmation of a capability's current figures. */
export function confirmationOf(
  { figures }: Pick<Capability, "figures">,
  by: string,
  now: Date,
): Confirmation {
  return { confirmedOn: dayOf(now), confirmedBy: by, confirmedFigures: figuresText(figures) };
}

/**
 * Stores a confirmation in a published capability, or removes it. Fails if the capability has changed since it was shown, so that
 * nobody confirms figures that they have not seen. Returns the new revision.
 */
export async function storeConfirmation(
  client: Pick<SanityClient, "patch">,
  { _id, _rev }: Pick<Capability, "_id" | "_rev">,
  confirmation: Confirmation,
): Promise<string> {
  const entries = CONFIRMATION_FIELDS.map((name) => [name, confirmation[name]] as const);
  const { _rev: stored } = await client
    .patch(_id)
    .ifRevisionId(_rev)
    .set(Object.fromEntries(entries.filter(([, value]) => value !== null)))
    .unset(entries.flatMap(([name, value]) => (value === null ? [name] : [])))
    .commit();
  return stored;
}
