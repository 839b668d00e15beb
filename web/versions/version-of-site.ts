import { isSecondVersion } from "schemas/fields/display-fields.ts";
import * as v from "valibot";

import { getPage } from "#cms/content.ts";

const Body = v.pipe(v.string(), v.parseJson(), v.object({ pageUrl: v.string(), block: v.string() }));

interface Page {
  readonly blocks: readonly { readonly _key: string }[];
}

/** Loading a page takes as long as rendering it, so its versions are remembered. A new one is not counted until then. */
const MAX_AGE_MS = 30_000;
const MAX_PAGES = 200;
/** More than any page has. */
const MAX_PATH_LENGTH = 1000;

/**
 * Creates a function that says whether a body of VERSIONS_PATH names the second version of a block on its page. Only the site knows its blocks.
 * The admin host rejects a body without these fields, so that is not checked here.
 */
export function createVersionCheck(loadPage: (path: string) => Promise<Page | null>, now = Date.now) {
  const remembered = new Map<
    string,
    { readonly until: number; readonly keys: Promise<ReadonlySet<string>> }
  >();

  async function loadVersions(path: string): Promise<ReadonlySet<string>> {
    const page = await loadPage(path);
    return new Set(page?.blocks.filter(isSecondVersion).map(({ _key }) => _key));
  }

  function versionsOf(path: string): Promise<ReadonlySet<string>> {
    if (path.length > MAX_PATH_LENGTH) return Promise.resolve(new Set());
    const known = remembered.get(path);
    if (known !== undefined && known.until > now()) return known.keys;
    const keys = loadVersions(path);
    remembered.delete(path);
    remembered.set(path, { until: now() + MAX_AGE_MS, keys });
    keys.catch(() => remembered.delete(path));
    const [oldest] = remembered.keys();
    if (remembered.size > MAX_PAGES && oldest !== undefined) remembered.delete(oldest);
    return keys;
  }

  return async (body: string): Promise<boolean> => {
    const parsed = v.safeParse(Body, body);
    if (!parsed.success) return true;
    try {
      return (await versionsOf(parsed.output.pageUrl)).has(parsed.output.block);
    } catch (error) {
      // Statistics do not depend on the lake. The admin host limits the number of different versions.
      console.error("A version is counted unchecked, because its page could not be read:", error);
      return true;
    }
  };
}

export const isVersionOfSite = createVersionCheck(getPage);
