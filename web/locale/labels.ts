// The language of the site. A second one is a second pair of files with the same names, chosen here. Each name on its own, so that
// scripts in the browser carry only the words they use.
export * from "./en.ts";
export * from "./en-consent.ts";
