import type { Registry } from "../../block.ts";

declare const components: Registry;

export const registry: Registry = { ...components, carousel: () => null };
