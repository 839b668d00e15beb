import { type CodeOf, createWords, type DataOf } from "message-catalog/catalog.ts";

import type { Words } from "./catalog-type.ts";

/** The words of a language, from words.json and code.ts in its folder. A word that is in neither of them does not compile. */
export function defineWords<const Code extends CodeOf<Words>>(
  data: DataOf<Words, Code> & { readonly locale: string },
  code: Code,
): Words {
  return createWords<Words, Code>(data, code, data.locale);
}
