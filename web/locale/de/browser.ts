// The words that browser code uses. Pages in German load them together.
export * from "./calculators.ts";
export * from "./consent.ts";
export * from "./data-table.ts";
export * from "./failure.ts";
export * from "./file-picture.ts";
export * from "./form-failure.ts";
export * from "./locale.ts";
export * from "./media.ts";
export * from "./part-check.ts";
export * from "./pricing.ts";
export * from "./quote-form.ts";
export * from "./receipt.ts";
export * from "./request-form.ts";
export * from "./search.ts";
export * from "./sender.ts";
export * from "./units.ts";
