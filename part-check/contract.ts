// The types and lists that part-view uses.
export * from "./messages.ts";
export * from "./model.ts";
export * from "./result.ts";
export * from "./rules/rule.ts";
