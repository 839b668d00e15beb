import type { CurrentUser } from "sanity";

// What the Studio hides because the role of the account cannot use it. The lake and the admin API enforce the permissions.

type User = Pick<CurrentUser, "roles"> | null;

/** Whether the account may read quote requests: editors and administrators, in a hosted project also developers, but no custom role. */
export function mayReadQuoteRequests(user: User): boolean {
  return hasRole(user, (role) => ["administrator", "editor", "developer"].includes(role));
}

/** Whether the account may upload files, and describe those that visitors do not see yet. */
export function mayUpload(user: User): boolean {
  return hasRole(user, (role) => role !== "viewer");
}

/** Whether the account may change what visitors see: every picture and file, and the confirmations of capabilities. */
export function mayChangePublished(user: User): boolean {
  return hasRole(user, (role) => role !== "viewer" && role !== "contributor");
}

/** Whether the account may change who gets quote requests by email. All who read quote requests may word the emails. */
export function maySetRecipients(user: User): boolean {
  return hasRole(user, (role) => role === "administrator");
}

function hasRole(user: User, isOne: (role: string) => boolean): boolean {
  return user !== null && user.roles.some(({ name }) => isOne(name));
}
