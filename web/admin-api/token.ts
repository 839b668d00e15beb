// A separate file without valibot, because every page loads it for the statistics.
import { tryStorage } from "#ui/browser-storage.ts";

/** The header of docs/behavior.md §8.2, where the browser has a token. No part of the site stores one. */
export function tokenHeader(): { token?: string } {
  const token = tryStorage(() => localStorage.getItem("token"));
  return token ? { token } : {};
}
