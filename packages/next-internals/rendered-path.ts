import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external.js";

// The path that Next is rendering. The root layout needs it for the language of the document, and has no parameters, because the segments
// of a path are below it. `headers()` would make every page dynamic, and `next/root-params` knows only the parameters of a layout.
//
// Written for Next 16.4.6, which stores the path of every render as its last cache tag. rendered-path.test.ts compares that with the
// installed Next.

const TAG = "_N_T_";

/**
 * The path that Next is rendering, in route handlers, in server components, and in client components while Next renders them to HTML.
 * Undefined elsewhere.
 */
export function renderedPath(): string | undefined {
  const store = workUnitAsyncStorage.getStore();
  const tag = store && "implicitTags" in store ? store.implicitTags?.tags.at(-1) : undefined;
  if (tag === undefined || !tag.startsWith(TAG)) return undefined;
  const path = tag.slice(TAG.length);
  return path === "/index" ? "/" : path;
}
