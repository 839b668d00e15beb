import type { CurrentUser } from "sanity";
import { hasRole } from "studio-kit/roles.ts";

// What the Studio hides because the role of the account cannot use it. The admin API enforces the permissions.

type User = Pick<CurrentUser, "roles"> | null;

/** Whether the account may read quote requests: editors and administrators, in a hosted project also developers, but no custom role. */
export function mayReadQuoteRequests(user: User): boolean {
  return hasRole(user, (role) => ["administrator", "editor", "developer"].includes(role));
}

/** Whether the account may change who gets quote requests by email. All who read quote requests may word the emails. */
export function maySetRecipients(user: User): boolean {
  return hasRole(user, (role) => role === "administrator");
}
