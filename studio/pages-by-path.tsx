import { routableTypes } from "schemas/fields/routable-types.ts";
import { PagesByPath as PageTree } from "studio-languages/pages-by-path.tsx";

import { languages } from "#languages.ts";

/** All pages as a tree of their paths, each with its languages. */
export function PagesByPath() {
  return <PageTree types={routableTypes} work={languages.useWork()} />;
}
