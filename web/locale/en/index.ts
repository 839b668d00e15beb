// The whole catalog, which only the server reads. English browser code imports the single files, so that its scripts contain only the words
// that they use.
export { english as charts } from "comparison-charts/compared.ts";
export { english as measures } from "quantities/text-words.ts";

export * from "./admin-api.ts";
export * from "./blocks.ts";
export * from "./calculators.ts";
export * from "./consent.ts";
export * from "./failure.ts";
export * from "./file-picture.ts";
export * from "./form-failure.ts";
export * from "./locale.ts";
export * from "./materials.ts";
export * from "./media.ts";
export * from "./packages.ts";
export * from "./part-check.ts";
export * from "./pricing.ts";
export * from "./quote.ts";
export * from "./quote-form.ts";
export * from "./receipt.ts";
export * from "./request.ts";
export * from "./request-form.ts";
export * from "./search.ts";
export * from "./sender.ts";
export * from "./shell.ts";
export * from "./units.ts";
