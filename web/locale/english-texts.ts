import { translatableTexts } from "message-catalog/translatable.ts";

import * as english from "./en/index.ts";

/** What the part check knows of a measure besides its finding. */
const FACTS_OF_MEASURES = /^partCheck\.measures\.[^.]+\.(?!finding\.)/;

/** The words in the order of their names, as the words.json of other languages have them. */
const words = Object.fromEntries(Object.entries(english).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The English words as texts and messages, by their paths in the words.json of other languages. */
export function englishTexts(): Map<string, string> {
  return new Map([...translatableTexts(words)].filter(([path]) => !FACTS_OF_MEASURES.test(path)));
}
