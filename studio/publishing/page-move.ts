import { comparablePath, routableTypes } from "schemas/path.ts";

const isRoutable = new Set<string>(routableTypes);

/** The path that a page leaves when it is published, and the one it goes to. */
export interface PageMove {
  from: string;
  to: string;
}

/** What publishing does to the path of a page; undefined when visitors find it where it was, or it was nowhere. */
export function pageMove(published: StoredPage | null, draft: StoredPage | null): PageMove | undefined {
  if (published === null || draft === null || !isRoutable.has(published._type)) return undefined;
  const from = published["path"];
  const to = draft["path"];
  if (typeof from !== "string" || typeof to !== "string") return undefined;
  return comparablePath(from) === comparablePath(to) ? undefined : { from, to };
}

interface StoredPage {
  _type: string;
  [field: string]: unknown;
}
