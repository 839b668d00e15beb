import { createContext, useContext } from "react";

import { english, type PartViewWords, type PartWords } from "./words.ts";

/** Around the components of this package, for another language. */
export const PartWordsContext = createContext<PartWords>({ view: english });

export function usePartWords(): PartWords {
  return useContext(PartWordsContext);
}

export function useViewWords(): PartViewWords {
  return usePartWords().view;
}
