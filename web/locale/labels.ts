// The language of the site: another one is another pair of files with the same exports, chosen here. Single exports instead of
// one object, so that browser scripts contain only the labels they use.
export * from "./en.ts";
export * from "./en-consent.ts";
