import type { CurrentUser } from "sanity";

type User = Pick<CurrentUser, "roles"> | null;

/** Whether one of the account's roles is wanted. False before the account is known. */
export function hasRole(user: User, isOne: (role: string) => boolean): boolean {
  return user !== null && user.roles.some(({ name }) => isOne(name));
}
