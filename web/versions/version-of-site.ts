import { isSecondVersion } from "schemas/fields/display-fields.ts";
import * as v from "valibot";

import { getPage } from "#cms/content.ts";

const Body = v.pipe(v.string(), v.parseJson(), v.object({ pageUrl: v.string(), block: v.string() }));

interface Page {
  readonly blocks: readonly { readonly _key: string }[];
}

/**
 * Whether a body of VERSIONS_PATH names the second version of a block on its page. Only the site knows its blocks. The admin host rejects a
 * body without these fields, so that is not checked here.
 */
export async function isVersionOfSite(
  body: string,
  loadPage: (path: string) => Promise<Page | null> = getPage,
): Promise<boolean> {
  const parsed = v.safeParse(Body, body);
  if (!parsed.success) return true;
  const { pageUrl, block } = parsed.output;
  try {
    const page = await loadPage(pageUrl);
    return page?.blocks.some((stored) => stored._key === block && isSecondVersion(stored)) ?? false;
  } catch (error) {
    // Statistics do not depend on the lake. The admin host limits the number of different versions.
    console.error("A version is counted unchecked, because its page could not be read:", error);
    return true;
  }
}
