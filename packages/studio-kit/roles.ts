import type { CurrentUser } from "sanity";

// What tools hide because the role of the account cannot use it. The lake enforces the permissions. A custom role counts as an editor's.

type User = Pick<CurrentUser, "roles"> | null;

/** Whether the account may upload files, and describe those that visitors do not see yet. */
export function mayUpload(user: User): boolean {
  return hasRole(user, (role) => role !== "viewer");
}

/** Whether the account may change what visitors see: every picture and file, and what is published without a draft. */
export function mayChangePublished(user: User): boolean {
  return hasRole(user, (role) => role !== "viewer" && role !== "contributor");
}

/** Whether one of the account's roles is wanted. False before the account is known. */
export function hasRole(user: User, isOne: (role: string) => boolean): boolean {
  return user !== null && user.roles.some(({ name }) => isOne(name));
}
