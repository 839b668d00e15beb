import { storedField, storedItems, storedValues } from "stored-values/stored-value.ts";

import type { ContentRule } from "./rule.ts";

/** For documents that were written by hand or by a script. Forms have a button that repairs keys, so no form needs the rule. */
export const arrayKeys: ContentRule = {
  name: "array-keys",
  why: "The Studio cannot edit items that it cannot tell apart, and two people would overwrite each other",
  level: "error",
  isForTranslations: true,
  checkAll: (documents) =>
    documents.flatMap((document) =>
      storedValues(document).flatMap(({ value, path }) => {
        const items = storedItems(value).filter((item) => typeof item === "object");
        const keys = items.map((item) => storedField(item, "_key"));
        const seen = new Set<unknown>();
        const repeated = keys.find((key) => seen.has(key) || !seen.add(key));
        if (repeated === undefined && !keys.includes(undefined)) return [];
        const what = keys.includes(undefined)
          ? "An item has no _key"
          : `Two items have the _key “${String(repeated)}”`;
        return [{ document, path, message: `${what}. Give each a value that no other item of the list has` }];
      }),
    ),
};
