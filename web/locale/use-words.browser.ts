import { use } from "react";

import { browserWords, loadWords } from "./browser-words.ts";
import type * as server from "./use-words.ts";

// What use-words.ts is on the server.

let loading: Promise<void> | undefined;

/** Waits for the catalog. The page script has loaded it already, unless the site runs without the custom server. */
export const LanguageProvider: typeof server.LanguageProvider = ({ children }) => {
  use((loading ??= loadWords()));
  return children;
};

export const useWords: typeof server.useWords = browserWords;
