// A separate file, because every page loads it for the statistics and must not load valibot.
import { tryStorage } from "browser-kit/browser-storage.ts";

/** The header of docs/behavior.md §8.2, if a token is stored in the browser. The site itself never stores one. */
export function tokenHeader(): { token?: string } {
  const token = tryStorage(() => localStorage.getItem("token"));
  return token ? { token } : {};
}
