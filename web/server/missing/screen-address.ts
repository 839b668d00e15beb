/** Stands in the not-found screen where the path goes. Looks the same in HTML and inside a script. */
export const PATH_SLOT = "/--path--";

const NONE = "none";

/** Where Next has the not-found screen that names these pages: one screen for each set, however many paths are wrong. */
export function screenAddress(near: readonly string[]): string {
  const names = near.map((path) => path.slice(1).replaceAll("/", "."));
  return `/missing-address/${names.join(",") || NONE}`;
}

/** The pages that the last part of such an address names. */
export function nearOf(names: string): string[] {
  return names === NONE ? [] : names.split(",").map((name) => `/${name.replaceAll(".", "/")}`);
}
