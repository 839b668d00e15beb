// The whole catalog, which only the server reads.
export { english as charts } from "comparison-charts/compared.ts";
export { english as measures } from "quantities/text-words.ts";

export * from "./blocks.ts";
export * from "./browser.ts";
export * from "./materials.ts";
export * from "./packages.ts";
export * from "./quote.ts";
export * from "./request.ts";
export * from "./shell.ts";
