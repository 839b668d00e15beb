import { defineArrayMember, defineField } from "@sanity/types";

import { repeats } from "../fields/repeats.ts";

/** Groups of words that mean the same to the site search in one language. */
export function synonymsField(description: string, group: string) {
  return defineField({
    name: "synonyms",
    title: "Synonyms",
    type: "array",
    group,
    of: [defineArrayMember({ type: "string", validation: (rule) => rule.custom(checkSynonyms) })],
    description,
    validation: (rule) => rule.custom(repeats).max(200),
  });
}

/** Requires two words or names in a group of synonyms. */
export function checkSynonyms(line: string | undefined): string | true {
  const names = (line ?? "").split(",").filter((name) => name.trim() !== "");
  return names.length > 1 || "Write at least two words, separated by commas";
}
