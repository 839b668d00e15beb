// The labels in the language of the site. For another language, write files with the same exports and export them here. Labels are
// separate exports, not one object, so that browser scripts contain only the labels that they use.
export * from "./en.ts";
export * from "./en-consent.ts";
export * from "./en-search.ts";
