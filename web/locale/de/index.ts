// The whole catalog, which only the server reads.
export { charts } from "./of-packages/charts.ts";
export { measures } from "./of-packages/measures.ts";

export * from "./blocks.ts";
export * from "./browser.ts";
export * from "./materials.ts";
export * from "./packages.ts";
export * from "./quote.ts";
export * from "./request.ts";
export * from "./shell.ts";
