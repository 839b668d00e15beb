import { isSecondVersion } from "schemas/fields/display-fields.ts";
import { createTimedCache } from "server-kit/timed-cache.ts";
import * as v from "valibot";

import { getPage } from "#cms/content.ts";

const Body = v.pipe(v.string(), v.parseJson(), v.object({ pageUrl: v.string(), block: v.string() }));

interface Page {
  readonly blocks: readonly { readonly _key: string }[];
}

/**
 * Loading a page takes as long as rendering it, so its second versions are kept for a while. Until then, visits to a new one are not counted.
 */
const MAX_AGE_MS = 30_000;
const MAX_PAGES = 200;
/** More than any page has. */
const MAX_PATH_LENGTH = 1000;

/**
 * Creates a function that says whether a body of VERSIONS_PATH names the second version of a block on its page. Only the site knows its blocks.
 * A body without these fields passes, because the admin host rejects it.
 */
export function createVersionCheck(loadPage: (path: string) => Promise<Page | null>, now = Date.now) {
  const versions = createTimedCache<ReadonlySet<string>>(MAX_PAGES, now);

  async function loadVersions(path: string): Promise<ReadonlySet<string>> {
    const page = await loadPage(path);
    return new Set(page?.blocks.filter(isSecondVersion).map(({ _key }) => _key));
  }

  return async (body: string): Promise<boolean> => {
    const parsed = v.safeParse(Body, body);
    if (!parsed.success) return true;
    const { pageUrl, block } = parsed.output;
    if (pageUrl.length > MAX_PATH_LENGTH) return false;
    try {
      const ofPage = versions.get(pageUrl) ?? versions.set(pageUrl, loadVersions(pageUrl), MAX_AGE_MS);
      return (await ofPage).has(block);
    } catch (error) {
      // Statistics do not depend on the lake. The admin host limits the number of different versions.
      console.error("A version is counted unchecked, because its page could not be read:", error);
      return true;
    }
  };
}

export const isVersionOfSite = createVersionCheck(getPage);
