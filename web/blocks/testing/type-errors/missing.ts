import type { Registry } from "../../block.ts";

declare const components: Registry;
const { hero, ...others } = components;

export const heroAlone = hero;
export const registry: Registry = others;
