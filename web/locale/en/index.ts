// The whole catalog. Server code reads it through words.ts. Browser code imports the single files, so that its scripts contain only the
// words that they use.
export * from "./blocks.ts";
export * from "./consent.ts";
export * from "./data-table.ts";
export * from "./failure.ts";
export * from "./file-picture.ts";
export * from "./locale.ts";
export * from "./materials.ts";
export * from "./media.ts";
export * from "./quote-form.ts";
export * from "./quote.ts";
export * from "./search.ts";
export * from "./sender.ts";
export * from "./shell.ts";
export * from "./units.ts";
