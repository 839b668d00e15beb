import { createContext, useContext } from "react";

import { english, type PartViewWords, type PartWords } from "./words.ts";

// Apart from words.ts, which servers import: they have no contexts.

/** Around the components of this package, for another language. */
export const PartWordsContext = createContext<PartWords>({ view: english });

export function usePartWords(): PartWords {
  return useContext(PartWordsContext);
}

export function useViewWords(): PartViewWords {
  return usePartWords().view;
}
