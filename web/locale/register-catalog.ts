// The file with a catalog for browsers. page-script/build-scripts.ts makes one for each language: it replaces this import.
import * as catalog from "#locale/en/browser.ts";

import type {} from "./browser-words.ts";

globalThis.pageWords = catalog;
