import type { CurrentUser } from "sanity";

/** Whether an account may upload pictures and change their texts. The lake enforces it; the Studio hides what would fail. */
export function mayEditAssets(user: Pick<CurrentUser, "roles"> | null): boolean {
  return user !== null && user.roles.some(({ name }) => name !== "viewer");
}
