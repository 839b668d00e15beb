// The file with a catalog for browsers. page-script/build-scripts.ts makes one for each language: it replaces these imports.
import * as browser from "#locale/en/browser.ts";
import * as packages from "#locale/en/packages.ts";

globalThis.pageWords = { ...browser, ...packages };
