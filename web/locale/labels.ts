// The language of the site. A second one is a second file with the same names, chosen here. Each name on its own, so that
// scripts in the browser carry only the words they use.
export * from "./en.ts";
