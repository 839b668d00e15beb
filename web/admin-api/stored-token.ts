/** The header `token` of Spec §6, where the browser holds one. */
export function storedToken(): string | null {
  try {
    return localStorage.getItem("token");
  } catch {
    // A browser that forbids storage holds no token.
    return null;
  }
}
