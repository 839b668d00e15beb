import { createContext, createElement, type ReactNode, useContext } from "react";

import { ENGLISH, type Words, wordsOf } from "./words.ts";

// Client components are rendered on the server too, where React has no store for each request. So the layout passes the language to
// them in a context. package.json selects this file for that, use-words.server.ts for server components, and use-words.browser.ts for
// the browser.

const Language = createContext(ENGLISH);

interface LanguageProps {
  language: string;
  children: ReactNode;
}

/** Around a page in another language than English. */
export function LanguageProvider({ language, children }: LanguageProps): ReactNode {
  return createElement(Language, { value: language }, children);
}

/**
 * The words of the render's language, for components that (also) run in the browser. `english` is a catalog file, imported as a whole
 * (`import * as english from "#locale/en/search.ts"`): the browser has only these words, unless the page is in another language.
 */
export function useWords<Part extends Partial<Words>>(_english: Part): Pick<Words, keyof Part & keyof Words> {
  return wordsOf(useContext(Language));
}
