import type { SeedGlossaryTerm } from "./document.ts";
import { keyOf } from "./keyed.ts";

interface Explained {
  readonly term: string;
  /** Only where the words of the term do not make it. */
  readonly id?: string;
  readonly otherNames?: string[];
  readonly scope?: string;
  readonly explanation: string;
}

/** A word or a standard that opens its explanation over the text. */
export function term({ id, ...words }: Explained): SeedGlossaryTerm {
  return { _id: `term-${id ?? keyOf(words.term)}`, _type: "glossaryTerm", ...words };
}
