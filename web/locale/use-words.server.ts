import { getWords, type Words } from "./words.ts";

/** `useWords` for server components: see use-words.ts. */
export function useWords<Part extends Partial<Words>>(_english: Part): Pick<Words, keyof Part & keyof Words> {
  return getWords();
}
